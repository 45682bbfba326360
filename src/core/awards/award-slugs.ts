/** The sizes of companies in the awards. */
export const awardSizes = ['small', 'mid-sized', 'large', 'mega'] as const;

export type AwardSize = (typeof awardSizes)[number];

/** The slug of the list of young technology companies. */
export const startupsSlug = 'tech-startups';

/** A slug that each language names; every other one is that of an industry. */
export type OwnAwardSlug = AwardSize | typeof startupsSlug;

export const isOwnAwardSlug = (slug: string): slug is OwnAwardSlug => slug === startupsSlug || awardSizes.some((size) => size === slug);
