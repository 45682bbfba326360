import { grouped } from '#core/figures/counts.ts';

/** A number with what it counts, in English. */
export const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;
