/** The years these calculators know. A financial year runs from April to March. */
export const financialYears = ['2024-25', '2025-26', '2026-27'] as const;
export type FinancialYear = (typeof financialYears)[number];

export type Regime = 'new' | 'old';

/** The three ages of the old regime, by the age reached in the year. */
export type AgeGroup = 'below-60' | '60-to-79' | '80-or-more';

export type Gender = 'male' | 'female' | 'other';
