/** Days as the server writes them, 2026-11-16: those of UTC, whatever the clock here shows. */

const DAY = 24 * 3600 * 1000;
const UTC = { timeZone: "UTC" } as const;

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const written = (date: Date): string => date.toISOString().slice(0, 10);
export const dayBefore = (day: string): string => written(new Date(dateOf(day).getTime() - DAY));

/** “Monday, 16 November”. */
export const dayText = (day: string, language: string): string =>
  capital(
    dateOf(day).toLocaleDateString(locale(language), {
      weekday: "long",
      day: "numeric",
      month: "long",
      ...UTC,
    }),
  );

/** “16 November”. */
export const shortText = (day: string, language: string): string =>
  dateOf(day).toLocaleDateString(locale(language), { day: "numeric", month: "long", ...UTC });

/** “November”, with the year where it is another. */
export function monthText(day: string, today: string, language: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return capital(dateOf(day).toLocaleDateString(locale(language), { month: "long", ...year, ...UTC }));
}

/** The letters of the days of a week, from Monday on. */
export const weekdays = (language: string): string[] =>
  [2, 3, 4, 5, 6, 7, 8].map((day) =>
    capital(
      dateOf(`2026-11-0${day}`).toLocaleDateString(locale(language), {
        weekday: language === "en" ? "narrow" : "short",
        ...UTC,
      }),
    ),
  );

/** How many days of the week come before the first of the month; weeks begin on Monday. */
export const emptyBefore = (day: string): number => (dateOf(`${day.slice(0, 8)}01`).getUTCDay() + 6) % 7;

export const nthOf = (day: string, number: number): string =>
  day.slice(0, 8) + String(number).padStart(2, "0");

/** The last day of the month before. */
export const monthBefore = (day: string): string => dayBefore(nthOf(day, 1));

/** The first day of the month after; nothing if that has not come. */
export function monthAfter(day: string, today: string): string {
  const date = dateOf(nthOf(day, 1));
  const next = written(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)));
  return next <= today ? next : "";
}

/** English as it is spoken where days come before months. */
export const locale = (language: string): string => (language === "en" ? "en-GB" : language);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
