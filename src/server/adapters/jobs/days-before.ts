import { dayMs } from '#core/figures/durations.ts';

export const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
