import { medianPayOf } from './job-pay.ts';
import { firstAmount, type Spread } from './pay-tally.ts';
import type { SalaryFigures } from './salary-figures.ts';

/** Ratio of standard deviation to median absolute deviation for symmetric pay. */
const deviations = 1.4826;

export const spreadOfFigures = (figures: SalaryFigures): Spread => ({
  centre: Math.log(medianPayOf({ figures }) / firstAmount[figures.currency]),
  deviation: figures.spread / deviations,
});
