/** Award sizes of companies. */
export const awardSizes = ['small', 'mid-sized', 'large', 'mega'] as const;

export type AwardSize = (typeof awardSizes)[number];

export const startupsSlug = 'tech-startups';

/** Slugs each language names, unlike those of industries. */
export type OwnAwardSlug = AwardSize | typeof startupsSlug;

export const isOwnAwardSlug = (slug: string): slug is OwnAwardSlug => slug === startupsSlug || awardSizes.some((size) => size === slug);
