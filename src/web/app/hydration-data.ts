import type { HydrationAnswer } from '#web/adapters/http/hydration-fetch.ts';

/** Hydration data: what the server tells the browser about the page that it rendered. */
export interface HydrationData {
  readonly isServerRendered: boolean;
  readonly showsKit: boolean;
  readonly answers: readonly HydrationAnswer[];
}

export const noHydrationData: HydrationData = { isServerRendered: false, showsKit: false, answers: [] };

/** JSON that can stand in a data block of a document whatever it holds. */
export const blockOf = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
