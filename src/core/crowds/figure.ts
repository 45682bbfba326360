import { crowdStep } from './crowd-steps.ts';
import { fewestContributors } from './fewest.ts';

export interface SaidNumber {
  readonly value: number;
  readonly count: number;
}

export interface CrowdNumber extends SaidNumber {
  readonly fresh: number;
}

export type CrowdNumbers = readonly CrowdNumber[];

/** Figure as last made, with its crowd and whether it may be shown. */
export interface MadeFigure<Made> {
  readonly made: Made;
  readonly people: number;
  readonly isShown: boolean;
}

/** Lower bound of people in a figure, in steps. */
interface OfPeople {
  readonly people: number;
}

export interface CrowdShare extends OfPeople {
  readonly percent: number;
}

export interface CrowdMedian extends OfPeople {
  readonly median: number;
}

export interface CrowdSpread extends CrowdMedian {
  readonly low: number;
  readonly high: number;
}

export const crowdSize = (said: readonly SaidNumber[]): number => said.reduce((sum, { count }) => sum + count, 0);

/** Remakes a figure only after enough uncounted people join (k-anonymity over time), so that differences reveal nobody. */
export function nextFigure<Made>(before: MadeFigure<Made> | undefined, said: CrowdNumbers, make: (said: CrowdNumbers) => Made): MadeFigure<Made> | undefined {
  const people = crowdSize(said);
  const fresh = said.reduce((sum, each) => sum + each.fresh, 0);
  if (fresh >= fewestContributors) return { made: make(said), people, isShown: true };
  return before && { ...before, isShown: people >= fewestContributors };
}

export const shownFigure = <Made>(figure: MadeFigure<Made> | undefined): Made | null => (figure?.isShown ? figure.made : null);

const shareStep = 10;

const percentIn = (said: readonly SaidNumber[]): number =>
  Math.round((100 * crowdSize(said.filter(({ value }) => value === 1))) / crowdSize(said) / shareStep) * shareStep;

/** Percentages that add up to 100, by largest remainder. */
export function percentsIn(said: readonly SaidNumber[], values: readonly number[]): readonly number[] {
  const exact = values.map((value) => (100 * crowdSize(said.filter((each) => each.value === value))) / crowdSize(said) / shareStep);
  const whole = exact.map(Math.floor);
  const left = Math.round(100 / shareStep) - whole.reduce((sum, steps) => sum + steps, 0);
  const lost = [...exact.keys()].sort((one, other) => ((exact[other] ?? 0) % 1) - ((exact[one] ?? 0) % 1)).slice(0, left);
  return whole.map((steps, at) => (steps + Number(lost.includes(at))) * shareStep);
}

export const shareIn = (said: readonly SaidNumber[]): CrowdShare => ({ people: crowdStep(crowdSize(said)), percent: percentIn(said) });

export const medianIn = (said: readonly SaidNumber[], step: number): CrowdMedian => ({
  people: crowdStep(crowdSize(said)),
  median: roundedAt(said, 0.5, step),
});

export const middleHalfIn = (said: readonly SaidNumber[], step: number): CrowdSpread => ({
  ...medianIn(said, step),
  low: roundedAt(said, 0.25, step),
  high: roundedAt(said, 0.75, step),
});

/** Nearest-rank value in whole steps, never rounding a positive value to zero. */
function roundedAt(said: readonly SaidNumber[], share: number, step: number): number {
  const place = Math.ceil(share * crowdSize(said));
  let passed = 0;
  const value = said.find(({ count }) => (passed += count) >= place)?.value ?? 0;
  return value > 0 ? Math.max(step, Math.round(value / step) * step) : 0 - Math.round(-value / step) * step;
}
