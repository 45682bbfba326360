/** One amount with its weight. */
export interface Weighted {
  readonly amount: number;
  readonly weight: number;
  readonly id?: string;
}

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The median distance from the median. */
export const medianDeviation = (values: readonly number[], centre = median(values)): number => median(values.map((value) => Math.abs(value - centre)));

/** The number of people of equal weight that the weights are worth: (Σw)² ÷ Σw². */
export function effectiveCount(people: readonly Weighted[]): number {
  const total = people.reduce((sum, { weight }) => sum + weight, 0);
  const squares = people.reduce((sum, { weight }) => sum + weight * weight, 0);
  return squares === 0 ? 0 : (total * total) / squares;
}

/** The share of the weight below an amount, with half of the ties. */
export function shareBelow(people: readonly Weighted[], amount: number): number {
  let [total, below] = [0, 0];
  for (const person of people) {
    total += person.weight;
    if (person.amount < amount) below += person.weight;
    else if (person.amount === amount) below += person.weight / 2;
  }
  return total === 0 ? 0 : below / total;
}

/** The spread of amounts on the logarithmic scale: where they lie, and how wide. */
export interface Spread {
  readonly centre: number;
  readonly deviation: number;
}

export function spreadOf(people: readonly Weighted[]): Spread {
  const logs = people.map(({ amount }) => Math.log(amount));
  const centre = median(logs);
  return { centre, deviation: medianDeviation(logs, centre) };
}

/** The distance of an amount from the middle, in robust standard deviations. */
export const robustScore = (amount: number, { centre, deviation }: Spread, leastDeviation: number): number =>
  (0.6745 * (Math.log(amount) - centre)) / Math.max(deviation, leastDeviation);
