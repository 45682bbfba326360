/** The steps of followers for which a company has a badge. */
export const followerTiers = [1_000, 5_000, 10_000, 50_000, 100_000] as const;

/** The highest step that so many followers reach. */
export const tierOf = (followers: number): number | undefined => followerTiers.findLast((tier) => followers >= tier);
