import type { Clock } from '#core/clock.ts';

const aheadMs = 5.5 * 3_600_000;

export const todayIn = (clock: Clock): string => new Date(clock.now() + aheadMs).toISOString().slice(0, 10);
