/** Award years, newest first. */
export const awardYears = [2026, 2025, 2024] as const;

export type AwardYear = (typeof awardYears)[number];

export interface CompanyAward {
  readonly year: AwardYear;
  readonly slug: string;
  /** Null for our own slugs. */
  readonly industry: string | null;
  readonly place: number;
}
