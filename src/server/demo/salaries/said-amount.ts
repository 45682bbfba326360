import { lakh } from '#core/figures/rupee-units.ts';
import type { Random } from '../random.ts';

const thousand = 1_000;
/** Amount as people say it, mostly rounded by year or month. */
export function saidAmount(amount: number, random: Random): number {
  return Math.max(thousand, nearest(amount, stepFor(amount, random.next())));
}

export const nearest = (amount: number, step: number): number => Math.round(amount / step) * step;

function stepFor(amount: number, drawn: number): number {
  if (drawn < 0.12) return thousand;
  if (amount < 1.5 * lakh) return drawn < 0.6 ? 6 * thousand : 12 * thousand;
  if (amount < 5 * lakh) return drawn < 0.5 ? 12 * thousand : 10 * thousand;
  if (amount < 12 * lakh) return drawn < 0.6 ? 50 * thousand : 25 * thousand;
  if (amount < 30 * lakh) return drawn < 0.5 ? lakh : 50 * thousand;
  return drawn < 0.5 ? 2 * lakh : lakh;
}
