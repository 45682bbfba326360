import { crowdStep } from './crowd-steps.ts';
import { fewestContributors } from './fewest.ts';

/** A number that people said, and how many did. */
export interface SaidNumber {
  readonly value: number;
  readonly count: number;
}

/** The same, with how many of them were never counted in the figure that is made of it. */
export interface CrowdNumber extends SaidNumber {
  readonly fresh: number;
}

/** All that people said of one thing, from the lowest number to the highest. */
export type CrowdNumbers = readonly CrowdNumber[];

/** A figure as it was made last: of how many people, and whether it may be shown at the moment. */
export interface MadeFigure<Made> {
  readonly made: Made;
  readonly people: number;
  readonly isShown: boolean;
}

/** At least how many people a figure is of, in steps. */
interface OfPeople {
  readonly people: number;
}

/** The share of a crowd that said so, in percent. */
export interface CrowdShare extends OfPeople {
  readonly percent: number;
}

/** The number in the middle of a crowd. */
export interface CrowdMedian extends OfPeople {
  readonly median: number;
}

/** The middle half of a crowd. */
export interface CrowdSpread extends CrowdMedian {
  readonly low: number;
  readonly high: number;
}

export const crowdSize = (said: readonly SaidNumber[]): number => said.reduce((sum, { count }) => sum + count, 0);

/**
 * The one rule by which a figure changes (k-anonymity over time). It is made once enough people are there who were never counted in it, of everyone who is there then; between two
 * makings nothing moves it, anyone who changes an answer or goes. So two states of a figure differ by enough people whom no other state has, and anyone who reads them all, and holds as
 * many contributions as one person can, is left with two people. Where fewer are there it is hidden, and comes back as it was.
 */
export function nextFigure<Made>(before: MadeFigure<Made> | undefined, said: CrowdNumbers, make: (said: CrowdNumbers) => Made): MadeFigure<Made> | undefined {
  const people = crowdSize(said);
  const fresh = said.reduce((sum, each) => sum + each.fresh, 0);
  if (fresh >= fewestContributors) return { made: make(said), people, isShown: true };
  return before && { ...before, isShown: people >= fewestContributors };
}

/** A figure where it may be shown. */
export const shownFigure = <Made>(figure: MadeFigure<Made> | undefined): Made | null => (figure?.isShown ? figure.made : null);

/** The step of every share, in percent. */
const shareStep = 10;

/** The share that said yes. */
const percentIn = (said: readonly SaidNumber[]): number =>
  Math.round((100 * crowdSize(said.filter(({ value }) => value === 1))) / crowdSize(said) / shareStep) * shareStep;

/**
 * The shares that said each of the values that can be said. They add up to 100: what is left when each is rounded down goes to those who lost most by it (largest
 * remainder).
 */
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

/** The number of the person at a share of all, counted from the lowest (nearest rank), in whole steps. What is more than nothing stays so. */
function roundedAt(said: readonly SaidNumber[], share: number, step: number): number {
  const place = Math.ceil(share * crowdSize(said));
  let passed = 0;
  const value = said.find(({ count }) => (passed += count) >= place)?.value ?? 0;
  return value > 0 ? Math.max(step, Math.round(value / step) * step) : 0 - Math.round(-value / step) * step;
}
