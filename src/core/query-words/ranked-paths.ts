import { awardPageIn } from '../awards/award-urls.ts';

/** What the address of a list says of its order, for the title that names it. */
export const isBestRated = (path: string): boolean => /^[^?]*\?(?:.*&)?sort=rating(?:&|$)/.test(path);
export const isBestPaid = (path: string): boolean => /^[^?]*\?(?:.*&)?sort=pay(?:&|$)/.test(path);
export const isLargest = (path: string): boolean => /[?&]size=/.test(path);

/** The list of the awards that an address names. */
export const awardSlugIn = (path: string): string | undefined => awardPageIn(path.split('/')[2] ?? '')?.slug ?? undefined;
