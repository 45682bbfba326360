import { grouped } from '#core/figures/counts.ts';

const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as a sentence says it: in words up to twelve, in digits beyond. */
export const inWords = (count: number): string => names[count] ?? grouped(count);
