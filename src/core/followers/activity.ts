export interface CompanyActivity {
  readonly companyId: string;
  /** Posts and reviews of the last 90 days. */
  readonly things: number;
  /** Reviews of the last year, and the answered ones. */
  readonly reviews: number;
  readonly answered: number;
  /** Answers of the last 90 days, to reviews of the year. */
  readonly latelyAnswered: number;
  /** Reviews that the company reported within the year. */
  readonly asked: number;
  /** Place in its industry by visits, for the most visited. */
  readonly visitedPlace: number | null;
  /** Place in its industry by searches, for the most searched. */
  readonly searchedPlace: number | null;
}

/** Threshold of the most active tenth of companies, ties included. */
export function leastAmongMost(things: readonly number[], companies: number): number {
  const descending = things.toSorted((one, other) => other - one);
  return descending[Math.ceil(companies / 10) - 1] ?? 1;
}
