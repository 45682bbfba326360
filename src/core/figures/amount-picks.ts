import { lakh } from './rupee-units.ts';

const thousand = 1_000;

const steps = (from: number, to: number, by: number): number[] => Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

/** Selectable lakhs: 1 to 99, then 1 to 5 crore by tenths; none is picked below a lakh. */
export const lakhPicks: readonly number[] = [...steps(1, 99, 1), ...steps(100, 500, 10)];

/** Selectable thousands: 0 to 95 in steps of 5. */
export const thousandPicks: readonly number[] = steps(0, 95, 5);

export interface Picks {
  readonly lakhs: number;
  readonly thousands: number;
}

export const amountOf = ({ lakhs, thousands }: Picks): number => lakhs * lakh + thousands * thousand;

/** Undefined if no picks give the exact amount. */
export function picksOf(amount: number): Picks | undefined {
  const lakhs = Math.floor(amount / lakh);
  const picks = { lakhs, thousands: (amount - lakhs * lakh) / thousand };
  return (lakhs === 0 || lakhPicks.includes(lakhs)) && thousandPicks.includes(picks.thousands) ? picks : undefined;
}
