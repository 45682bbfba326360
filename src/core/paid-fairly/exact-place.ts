export interface Weighted {
  readonly amount: number;
  readonly weight: number;
}

/** Mean of the two middle values for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Median absolute deviation of log amounts. */
export function logDeviation(people: readonly Weighted[]): number {
  const logs = people.map(({ amount }) => Math.log(amount));
  const centre = median(logs);
  return median(logs.map((log) => Math.abs(log - centre)));
}

/** Weighted share below an amount, counting half of ties. */
export function shareBelow(people: readonly Weighted[], amount: number): number {
  let [total, below] = [0, 0];
  for (const person of people) {
    total += person.weight;
    if (person.amount < amount) below += person.weight;
    else if (person.amount === amount) below += person.weight / 2;
  }
  return total === 0 ? 0 : below / total;
}
