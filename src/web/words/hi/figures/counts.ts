import { compact, grouped } from '#core/figures/counts.ts';
import type { FoundCount } from '#core/found-count.ts';

const units = { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' };

export const shortly = (count: number): string => compact(count, units);

export const showFound = (found: FoundCount | undefined, one: string, many: string): string =>
  found === undefined ? `${many} दिखाएँ` : `${grouped(found.count)}${found.isMore ? '+' : ''} ${found.count === 1 ? one : many} दिखाएँ`;
