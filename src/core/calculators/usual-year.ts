import type { IsoDate } from './answer-types.ts';
import type { FinancialYear } from './person-types.ts';

/** Default year, and its first day. */
export const usualYear: FinancialYear = '2026-27';
export const usualDay: IsoDate = '2026-04-01';
