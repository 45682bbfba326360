import { compact } from '#core/figures/counts.ts';

const units = { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' };

/** A large number shortly, in Hindi. */
export const shortly = (count: number): string => compact(count, units);
