import { mostRupees } from '../calculators/amount-in.ts';
import type { IsoDate, Rupees } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import type { State } from '../calculators/states.ts';
import { takeHome } from './take-home.ts';

/** Rounding of the CTC in rupees, as in-hand pay determines it no finer. */
const step = 1_000;

interface AskedOn {
  readonly today: IsoDate;
  readonly state?: State | undefined;
}

/** Least yearly CTC in whole thousands whose usual month reaches the amount, by the calculator's defaults. */
export function ctcOfInHand(monthly: Rupees, { today, state }: AskedOn): Rupees | undefined {
  const brings = (steps: number): boolean =>
    takeHome({ today, financialYear: financialYearOn(today), annualCtc: steps * step, ...(state && { state }) }).headlineMonth >= monthly;
  const most = mostRupees / step;
  if (monthly <= 0 || !brings(most)) return undefined;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (brings(middle)) high = middle;
    else low = middle;
  }
  return high * step;
}
