import { grouped } from '#core/figures/counts.ts';

const names = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'];

/** Spells numbers up to twelve; digits beyond. */
export const inWords = (count: number): string => names[count] ?? grouped(count);
