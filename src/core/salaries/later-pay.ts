import type { FairPay, PaySlice, SalaryFigures } from './salary-figures.ts';

/** The pay of a job now and two years on, each of the same place and company. */
export interface LaterPay {
  readonly now: PaySlice;
  readonly later: PaySlice;
  /** How much more the median is; less where it is below 0. */
  readonly more: number;
}

export const medianPay = ({ points }: Pick<SalaryFigures, 'points'>): number | undefined => points.find(({ percent }) => percent === 50)?.amount;

/** What two more years bring: nothing where the years lie in the same band, or where no group of now differs by the years alone. */
export function laterPay({ cells, later }: FairPay): LaterPay | undefined {
  if (!later?.group.experience) return undefined;
  const now = cells.findLast((cell) => differsByYears(cell, later));
  const [before, after] = [now && medianPay(now.figures), medianPay(later.figures)];
  return now && before !== undefined && after !== undefined ? { now, later, more: after - before } : undefined;
}

/** Where several cells lie in the same place, a class of cities and all of India, the widest is meant: it is asked for last. */
const differsByYears = ({ group: one, figures }: PaySlice, { group: other, figures: others }: PaySlice): boolean =>
  one.experience !== null &&
  one.experience !== other.experience &&
  figures.currency === others.currency &&
  (['designation', 'city', 'company'] as const).every((part) => one[part]?.urlName === other[part]?.urlName);
