import type { BootAnswer } from '#web/adapters/http/boot-fetch.ts';

/** What the server tells the browser about the page it sends along. */
export interface Boot {
  readonly isPrinted: boolean;
  readonly showsKit: boolean;
  readonly answers: readonly BootAnswer[];
}

export const emptyBoot: Boot = { isPrinted: false, showsKit: false, answers: [] };

/** JSON that can stand in a data block of a document whatever it holds. */
export const blockOf = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
