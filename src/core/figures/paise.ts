import { withCommas } from './counts.ts';

/** An amount with Indian grouping and two decimals, halves upward as they are written: 12,34,567.80. It is apart from counts, which every page loads. */
export const groupedToPaise = (amount: number): string => withCommas((Math.round(Number((amount * 100).toPrecision(15))) / 100).toFixed(2));
