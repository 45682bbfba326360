/** What was written of one company lately, and in a year. */
export interface CompanyActivity {
  readonly companyId: string;
  /** Posts and reviews of the last 90 days. */
  readonly things: number;
  /** Reviews of the last year, and those of them that the company answered. */
  readonly reviews: number;
  readonly answered: number;
}

/** The fewest posts and reviews that are still among the tenth of so many companies with the most; those that have as many all are. */
export function leastAmongMost(things: readonly number[], companies: number): number {
  const descending = things.toSorted((one, other) => other - one);
  return descending[Math.ceil(companies / 10) - 1] ?? 1;
}
