import { awardPageIn } from '../awards/award-urls.ts';

/** Detects a list sorted by rating, for its title. */
export const isBestRated = (path: string): boolean => /^[^?]*\?(?:.*&)?sort=rating(?:&|$)/.test(path);
export const isBestPaid = (path: string): boolean => /^[^?]*\?(?:.*&)?sort=pay(?:&|$)/.test(path);
export const isLargest = (path: string): boolean => /[?&]size=/.test(path);

export const awardSlugIn = (path: string): string | undefined => awardPageIn(path.split('/')[2] ?? '')?.slug ?? undefined;
