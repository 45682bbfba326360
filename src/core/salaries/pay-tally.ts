import type { Currency } from './salary.ts';

/** Position and width on the logarithmic scale. */
export interface Spread {
  readonly centre: number;
  readonly deviation: number;
}

/** Count, weight by age, and sum of squared weights. */
export interface PayBin {
  readonly bin: number;
  readonly people: number;
  readonly weight: number;
  readonly squares: number;
}

/** Additive tally in bins of half a percent, sized by the spread of pay and not by people. */
export interface PayTally {
  /** Lowest first. */
  readonly bins: readonly PayBin[];
  /** Month of the newest, such as `2026-10`. */
  readonly newestMonth: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/** Lowest bin of each currency, as less is a slip. */
export const firstAmount: Readonly<Record<Currency, number>> = { INR: 60_000, USD: 1_000 };

export const binStep = 1.005;

const logStep = Math.log(binStep);

export const binOf = (amount: number, currency: Currency): number => Math.floor(Math.log(Math.max(1, amount) / firstAmount[currency]) / logStep + 1e-9);

/** Middle of the bin. */
export const amountAt = (bin: number, currency: Currency): number => firstAmount[currency] * Math.exp((bin + 0.5) * logStep);

export const emptyTally: PayTally = { bins: [], newestMonth: '', fixed: 0, variable: 0, stock: 0 };

/** Requires tallies of different people. */
export function addedUp(tallies: readonly PayTally[]): PayTally {
  const bins = new Map<number, PayBin>();
  for (const { bins: some } of tallies)
    for (const each of some) {
      const before = bins.get(each.bin);
      bins.set(
        each.bin,
        before ? { bin: each.bin, people: before.people + each.people, weight: before.weight + each.weight, squares: before.squares + each.squares } : each,
      );
    }
  const sum = (part: (tally: PayTally) => number): number => tallies.reduce((all, tally) => all + part(tally), 0);
  return {
    bins: [...bins.values()].toSorted((one, other) => one.bin - other.bin),
    newestMonth: tallies.reduce((newest, { newestMonth }) => (newestMonth > newest ? newestMonth : newest), ''),
    fixed: sum(({ fixed }) => fixed),
    variable: sum(({ variable }) => variable),
    stock: sum(({ stock }) => stock),
  };
}

export const peopleIn = ({ bins }: Pick<PayTally, 'bins'>): number => bins.reduce((all, { people }) => all + people, 0);

export const weightIn = ({ bins }: Pick<PayTally, 'bins'>): number => bins.reduce((all, { weight }) => all + weight, 0);

export function withLess(tally: PayTally, some: PayTally = emptyTally, share: number): PayTally {
  const less = new Map(some.bins.map((bin) => [bin.bin, bin]));
  const squares = 1 - (1 - share) ** 2;
  return {
    ...tally,
    bins: tally.bins.map((bin) => {
      const those = less.get(bin.bin);
      if (!those) return bin;
      return { ...bin, people: bin.people - share * those.people, weight: bin.weight - share * those.weight, squares: bin.squares - squares * those.squares };
    }),
    fixed: tally.fixed - share * some.fixed,
    variable: tally.variable - share * some.variable,
    stock: tally.stock - share * some.stock,
  };
}

/** Equivalent number of equally weighted people, (Σw)² ÷ Σw². */
export function effectiveIn({ bins }: Pick<PayTally, 'bins'>): number {
  const total = weightIn({ bins });
  const squares = bins.reduce((all, { squares: some }) => all + some, 0);
  return squares === 0 ? 0 : (total * total) / squares;
}

/** Averages two bins when a share falls exactly between them, as an even median does. */
export function binAt(bins: readonly PayBin[], share: number): number {
  const wanted = share * weightIn({ bins });
  let below = 0;
  for (const [at, { bin, weight }] of bins.entries()) {
    below += weight;
    if (below > wanted + 1e-9) return bin;
    if (below > wanted - 1e-9) return (bin + (bins[at + 1]?.bin ?? bin)) / 2;
  }
  return bins.at(-1)?.bin ?? 0;
}

/** Median and median absolute deviation, counted in bins. */
export function spreadIn({ bins }: Pick<PayTally, 'bins'>): Spread {
  const centre = binAt(bins, 0.5);
  const away = new Map<number, number>();
  for (const { bin, weight } of bins) away.set(Math.abs(bin - centre), (away.get(Math.abs(bin - centre)) ?? 0) + weight);
  const distances = [...away].map(([bin, weight]) => ({ bin, people: 0, weight, squares: 0 })).toSorted((one, other) => one.bin - other.bin);
  return { centre: centre * logStep, deviation: binAt(distances, 0.5) * logStep };
}

/** Drops outliers, such as slips of the unit (F-03). */
export const withoutFar = (
  tally: PayTally,
  { centre, deviation }: Spread,
  { most, leastDeviation }: { readonly most: number; readonly leastDeviation: number },
): PayTally => ({
  ...tally,
  bins: tally.bins.filter(({ bin }) => (0.6745 * Math.abs(bin * logStep - centre)) / Math.max(deviation, leastDeviation) <= most),
});
