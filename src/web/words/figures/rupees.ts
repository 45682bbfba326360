import { grouped } from '#core/figures/counts.ts';
import { groupedToPaise } from '#core/figures/paise.ts';

/** The digits of an amount with Indian grouping; paise only where there are any. */
export const digits = (rupees: number): string => (Number.isInteger(rupees) ? grouped : groupedToPaise)(Math.abs(rupees));

/** An amount to the rupee, halves away from zero, so that a loss is rounded like a gain. */
export const rounded = (rupees: number): number => Math.sign(rupees) * Math.floor(Math.abs(rupees) + 0.5);

/** An amount as it is written: ₹1,20,853, −₹200. */
export const writtenRupees = (rupees: number): string => `${rupees < 0 ? '−' : ''}₹${digits(rupees)}`;

/** A share with at most two decimals, and no more of them than it has. */
export const percent = (share: number): string => `${share < 0 ? '−' : ''}${Math.abs(Math.round(share * 100) / 100)}%`;
