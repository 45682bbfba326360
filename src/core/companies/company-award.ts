/** The years of the awards, the newest first. */
export const awardYears = [2026, 2025, 2024] as const;

export type AwardYear = (typeof awardYears)[number];

/** A place of a company in an edition of the awards. */
export interface CompanyAward {
  readonly year: AwardYear;
  readonly slug: string;
  /** The name of the industry; null where the slug is one of ours. */
  readonly industry: string | null;
  readonly place: number;
}
