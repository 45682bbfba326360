import { withCommas } from './counts.ts';

/** Rounds halves up to two decimals: 12,34,567.80. Separate from counts, which every page loads. */
export const groupedToPaise = (amount: number): string => withCommas((Math.round(Number((amount * 100).toPrecision(15))) / 100).toFixed(2));
