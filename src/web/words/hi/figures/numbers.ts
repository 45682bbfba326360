import { grouped } from '#core/figures/counts.ts';

const names = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'];

/** A number as a sentence says it in Hindi: in words up to twelve, in digits beyond. */
export const inWords = (count: number): string => names[count] ?? grouped(count);
