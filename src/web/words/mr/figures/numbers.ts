import { grouped } from '#core/figures/counts.ts';

const names = ['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ', 'दहा', 'अकरा', 'बारा'];

/** A number as a sentence says it in Marathi: in words up to twelve, in digits beyond. */
export const inWords = (count: number): string => names[count] ?? grouped(count);
