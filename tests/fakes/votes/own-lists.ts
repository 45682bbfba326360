import type { OwnLists } from '#core/votes/own-marks.ts';

/** The lists at the end of a page, empty but for these. */
export const ownLists = (some: Partial<OwnLists> = {}): OwnLists => ({ follows: [], jobs: [], saved: [], contributions: [], helpful: [], ...some });
