import type { SalaryFigures, SpreadColumn } from './salary-figures.ts';

type Points = Pick<SalaryFigures, 'points'>;

export const pointAt = ({ points }: Points, percent: number): number | undefined => points.find((point) => point.percent === percent)?.amount;

export function middleHalf(figures: Points): { readonly from: number; readonly to: number } | undefined {
  const [from, to] = [pointAt(figures, 25), pointAt(figures, 75)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Shared logarithmic axis whose steps double, or quadruple when there would be too many. */
export interface PayAxis {
  readonly from: number;
  readonly end: number;
  readonly ticks: readonly number[];
}

const roundStarts = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const mostSteps = 5;

/** Chooses the shortest axis that fits all, then the highest start. */
export function payAxis(all: readonly Points[]): PayAxis {
  const ends = all.flatMap((figures) =>
    [
      [10, 25, 50],
      [90, 75, 50],
    ].map((percents) => percents.flatMap((percent) => pointAt(figures, percent) ?? [])[0] ?? 1),
  );
  const [least, most] = [Math.min(...(ends.length > 0 ? ends : [1])), Math.max(1, ...ends)];
  const low = Math.max(1, least);
  const size = 10 ** Math.floor(Math.log10(low));
  const starts = roundStarts.map((start) => start * size).filter((start) => start <= low);
  const axes = starts.map((from) => {
    const times = Math.log2(most / from) > mostSteps ? 4 : 2;
    return { from, times, steps: Math.max(1, Math.ceil(Math.log(most / from) / Math.log(times) - 1e-9)) };
  });
  const [{ from, times, steps } = { from: low, times: 2, steps: 1 }] = axes.toSorted(
    (one, other) => one.times ** one.steps - other.times ** other.steps || other.from - one.from,
  );
  const ticks = Array.from({ length: steps + 1 }, (_, at) => from * times ** at);
  return { from, end: from * times ** steps, ticks };
}

/** Percentages of the axis length, absent below the number of people required for tenths. */
export function spreadOn({ from, end }: Pick<PayAxis, 'from' | 'end'>, figures: Points) {
  const place = (percent: number): number | undefined => {
    const amount = pointAt(figures, percent);
    return amount === undefined ? undefined : Math.min(100, Math.max(0, (100 * Math.log(amount / from)) / Math.log(end / from)));
  };
  const [tenth, quarter, median, threeQuarters, ninetieth] = [10, 25, 50, 75, 90].map(place);
  if (tenth === undefined || quarter === undefined || median === undefined || threeQuarters === undefined || ninetieth === undefined) return undefined;
  return { tenth, quarter, median, threeQuarters, ninetieth };
}

/** Interpolates logarithmically within a column, as the columns are cut. */
export function placeAmong(columns: readonly SpreadColumn[], amount: number): number {
  const at = columns.findIndex(({ to }) => amount < to);
  const column = columns[at];
  if (!column) return 100;
  const within = amount <= column.from ? 0 : Math.log(amount / column.from) / Math.log(column.to / column.from);
  return (100 * (at + within)) / columns.length;
}

export function edgesBelow(columns: readonly SpreadColumn[]): readonly number[] {
  const edges = [...columns.slice(0, 1).map(({ from }) => from), ...columns.map(({ to }) => to)];
  const apart = [1, 2, 3, 4].find((step) => columns.length % step === 0 && columns.length / step <= mostLabels) ?? columns.length;
  return edges.filter((_, at) => at % apart === 0);
}

const mostLabels = 5;
