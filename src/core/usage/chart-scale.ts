/** Step of size above which a column is an outlier. */
const outlierStep = 3;
/** Columns of which one may be an outlier. */
const columnsOfAnOutlier = 15;
const roundSteps = [1, 2, 3, 4, 5, 6, 8, 10];

/** Round top of a chart's scale. A few outliers stay above it, so that they flatten nothing. */
export function scaleTop(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => other - one);
  const most = Math.max(1, Math.floor(values.length / columnsOfAnOutlier));
  const cut = sorted.slice(0, most).findLastIndex((value, at) => (sorted[at + 1] ?? 0) > 0 && value > outlierStep * (sorted[at + 1] ?? 0));
  return roundUp(sorted[cut + 1] ?? 0);
}

function roundUp(value: number): number {
  if (value <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return (roundSteps.find((step) => step * unit >= value) ?? 10) * unit;
}
