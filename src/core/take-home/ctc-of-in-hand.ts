import { mostRupees } from '../calculators/amount-in.ts';
import type { IsoDate, Rupees } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import type { State } from '../calculators/states.ts';
import { takeHome } from './take-home.ts';

/** The rupees to which a CTC is found: nobody knows it to the rupee from what reaches the bank. */
const step = 1_000;

/** Where someone works, and the day whose law counts. */
interface AskedOn {
  readonly today: IsoDate;
  readonly state?: State | undefined;
}

/** The least CTC of a year, in whole thousands, of which a usual month brings at least so much in hand, by the take-home calculator where nothing else is said. */
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
