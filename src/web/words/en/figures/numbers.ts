import { grouped } from '#core/figures/counts.ts';

const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Spells numbers up to twelve; digits beyond. */
export const inWords = (count: number): string => names[count] ?? grouped(count);
