import { grouped } from '#core/figures/counts.ts';

const names = ['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ', 'दहा', 'अकरा', 'बारा'];

/** Spells numbers up to twelve; digits beyond. */
export const inWords = (count: number): string => names[count] ?? grouped(count);
