import { medianPayOf } from './job-pay.ts';
import { firstAmount, type Spread } from './pay-tally.ts';
import type { SalaryFigures } from './salary-figures.ts';

/** How many standard deviations a median absolute deviation is, where pay is spread evenly to both sides. */
const deviations = 1.4826;

/** The spread that published figures say, on the scale of `spreadIn`. */
export const spreadOfFigures = (figures: SalaryFigures): Spread => ({
  centre: Math.log(medianPayOf({ figures }) / firstAmount[figures.currency]),
  deviation: figures.spread / deviations,
});
