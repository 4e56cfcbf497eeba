/** What shields are called and do. */

import { say } from "../../../words.svelte";

export const shieldTitle = (shield: string): string => say("shield-titled", { shield, title: say(`label-shield-${shield}`) });
export const shieldDoes = (shield: string): string => say(`does-shield-${shield}`);
