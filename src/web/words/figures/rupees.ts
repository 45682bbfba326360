import { grouped } from '#core/figures/counts.ts';
import { groupedToPaise } from '#core/figures/paise.ts';

/** Indian digit grouping, with paise only where there are any. */
export const digits = (rupees: number): string => (Number.isInteger(rupees) ? grouped : groupedToPaise)(Math.abs(rupees));

/** Rounds to the rupee, halves away from zero, so losses round like gains. */
export const rounded = (rupees: number): number => Math.sign(rupees) * Math.floor(Math.abs(rupees) + 0.5);

/** Written amount: ₹1,20,853, −₹200. */
export const writtenRupees = (rupees: number): string => `${rupees < 0 ? '−' : ''}₹${digits(rupees)}`;

/** Share with at most two decimals, without trailing zeros. */
export const percent = (share: number): string => `${share < 0 ? '−' : ''}${Math.abs(Math.round(share * 100) / 100)}%`;
