import { grouped } from '#core/figures/counts.ts';
import type { FoundCount } from '#core/found-count.ts';

export const counted = (count: number, one: string, many: string): string => `${grouped(count)} ${count === 1 ? one : many}`;

export const showFound = (found: FoundCount | undefined, one: string, many: string): string =>
  found === undefined ? `Show ${many}` : found.isMore ? `Show ${grouped(found.count)}+ ${many}` : `Show ${counted(found.count, one, many)}`;
