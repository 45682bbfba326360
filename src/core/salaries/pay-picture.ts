import type { SalaryFigures, SpreadColumn } from './salary-figures.ts';

/** As much of figures as a picture needs. */
type Points = Pick<SalaryFigures, 'points'>;

/** The amount at one percent of a spread; nothing where the figures do not say it. */
export const pointAt = ({ points }: Points, percent: number): number | undefined => points.find((point) => point.percent === percent)?.amount;

/** The middle half of people: what the lowest and the highest of them earn; nothing where the figures do not say it. */
export function middleHalf(figures: Points): { readonly from: number; readonly to: number } | undefined {
  const [from, to] = [pointAt(figures, 25), pointAt(figures, 75)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The axis that rows below each other share: from nothing in equal steps to the last tick. */
export interface PayAxis {
  readonly end: number;
  readonly ticks: readonly number[];
}

const axisSteps = 4;
const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** An axis on which the spreads of all these figures have room. */
export function payAxis(all: readonly Points[]): PayAxis {
  const most = Math.max(1, ...all.map((figures) => pointAt(figures, 90) ?? pointAt(figures, 75) ?? pointAt(figures, 50) ?? 0));
  const size = 10 ** Math.floor(Math.log10(most / axisSteps));
  const step = (roundSteps.find((each) => each * size * axisSteps >= most) ?? 10) * size;
  return { end: step * axisSteps, ticks: Array.from({ length: axisSteps + 1 }, (_, at) => at * step) };
}

/** The places of a spread on an axis, in percent of its length; none below the people who stand behind tenths. */
export function spreadOn({ end }: Pick<PayAxis, 'end'>, figures: Points) {
  const place = (percent: number): number | undefined => {
    const amount = pointAt(figures, percent);
    return amount === undefined ? undefined : Math.min(100, (100 * amount) / end);
  };
  const [tenth, quarter, median, threeQuarters, ninetieth] = [10, 25, 50, 75, 90].map(place);
  if (tenth === undefined || quarter === undefined || median === undefined || threeQuarters === undefined || ninetieth === undefined) return undefined;
  return { tenth, quarter, median, threeQuarters, ninetieth };
}

/** The place of an amount among columns of equal width, in percent of all of them; within a column by its logarithm, as the columns are cut. */
export function placeAmong(columns: readonly SpreadColumn[], amount: number): number {
  const at = columns.findIndex(({ to }) => amount < to);
  const column = columns[at];
  if (!column) return 100;
  const within = amount <= column.from ? 0 : Math.log(amount / column.from) / Math.log(column.to / column.from);
  return (100 * (at + within)) / columns.length;
}

/** The edges of columns that stand below them: as many as there is room for, at equal distances. */
export function edgesBelow(columns: readonly SpreadColumn[]): readonly number[] {
  const edges = [...columns.slice(0, 1).map(({ from }) => from), ...columns.map(({ to }) => to)];
  const apart = [1, 2, 3, 4].find((step) => columns.length % step === 0 && columns.length / step <= mostLabels) ?? columns.length;
  return edges.filter((_, at) => at % apart === 0);
}

/** The distances between labels that a phone has room for. */
const mostLabels = 6;
