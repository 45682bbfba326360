import type { FairPay, PaySlice, SalaryFigures } from './salary-figures.ts';

export interface LaterPay {
  readonly now: PaySlice;
  readonly later: PaySlice;
  /** Difference of medians, negative when less. */
  readonly more: number;
}

export const medianPay = ({ points }: Pick<SalaryFigures, 'points'>): number | undefined => points.find(({ percent }) => percent === 50)?.amount;

/** Undefined when both fall in one band or no group differs by years alone. */
export function laterPay({ cells, later }: FairPay): LaterPay | undefined {
  if (!later?.group.experience) return undefined;
  const now = cells.findLast((cell) => differsByYears(cell, later));
  const [before, after] = [now && medianPay(now.figures), medianPay(later.figures)];
  return now && before !== undefined && after !== undefined ? { now, later, more: after - before } : undefined;
}

/** Prefers the widest of several matching cells, as it is asked for last. */
const differsByYears = ({ group: one, figures }: PaySlice, { group: other, figures: others }: PaySlice): boolean =>
  one.experience !== null &&
  one.experience !== other.experience &&
  figures.currency === others.currency &&
  (['designation', 'city', 'company'] as const).every((part) => one[part]?.urlName === other[part]?.urlName);
