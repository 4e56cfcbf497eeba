/** What each address of the house takes and answers, by the house's own document. */

import type { paths } from "./api";

export type Verb = "get" | "post" | "patch";

type Under<Path> = Path extends `/api${infer Short}` ? Short : never;

/** The addresses that can be asked so, as the document spells them: `/tables/{key}`. */
export type Address<How extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<How, object> ? Under<Path> : never;
}[keyof paths];

type Deed<How extends Verb, At extends string> = `/api${At}` extends infer Path extends keyof paths
  ? paths[Path][How]
  : never;

type Part<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type Asked<Each> = Each extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Part<Path> & Part<Query>
  : never;

/** What stands in the braces of an address, and what is asked behind it. */
export type Given<How extends Verb, At extends string> = Asked<Deed<How, At>>;

type Form<Each> = Each extends { requestBody: { content: { "application/json": infer Sent } } }
  ? [form: Sent]
  : [];

/** The form that goes along, where one does. */
export type Sent<How extends Verb, At extends string> = Form<Deed<How, At>>;

type Good<Responses> = Responses[keyof Responses & (200 | 201)];
type Told<Each> = Each extends { responses: infer Responses }
  ? Good<Responses> extends { content: { "application/json": infer Answer } }
    ? Answer
    : never
  : never;

/** What comes back. */
export type Answer<How extends Verb, At extends string> = Told<Deed<How, At>>;
