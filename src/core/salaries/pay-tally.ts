import type { Currency } from './salary.ts';

/** The spread of amounts on the logarithmic scale: where they lie, and how wide. */
export interface Spread {
  readonly centre: number;
  readonly deviation: number;
}

/** People whose yearly pay lies in one bin: how many, what they weigh by their age, and the sum of the squares of that. */
export interface PayBin {
  readonly bin: number;
  readonly people: number;
  readonly weight: number;
  readonly squares: number;
}

/** Some people's pay, counted by bins of half a percent: it can be added up, and is as large as the pay is spread and not as many people are. */
export interface PayTally {
  /** Lowest first. */
  readonly bins: readonly PayBin[];
  /** The month of the newest, such as `2026-10`. */
  readonly newestMonth: string;
  /** What all of them are paid in a year, by its parts. */
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

/** The amount at which the bins of a currency begin: less is a slip. */
export const firstAmount: Readonly<Record<Currency, number>> = { INR: 60_000, USD: 1_000 };

/** How much larger each bin is than the one before. */
export const binStep = 1.005;

const logStep = Math.log(binStep);

export const binOf = (amount: number, currency: Currency): number => Math.floor(Math.log(Math.max(1, amount) / firstAmount[currency]) / logStep + 1e-9);

/** The amount that means a bin: its middle. */
export const amountAt = (bin: number, currency: Currency): number => firstAmount[currency] * Math.exp((bin + 0.5) * logStep);

export const emptyTally: PayTally = { bins: [], newestMonth: '', fixed: 0, variable: 0, stock: 0 };

/** Tallies of different people as one. */
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

/** A tally in which some of its people count for less by a share. */
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

/** The number of people of equal weight that the weights are worth: (Σw)² ÷ Σw². */
export function effectiveIn({ bins }: Pick<PayTally, 'bins'>): number {
  const total = weightIn({ bins });
  const squares = bins.reduce((all, { squares: some }) => all + some, 0);
  return squares === 0 ? 0 : (total * total) / squares;
}

/** The bin at which a share of the weight is reached. At a share that lies exactly between two bins it is the middle of them, as the median of an even count is. */
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

/** Where pay lies on the logarithmic scale, counted in bins, and how wide: the median, and the median distance from it. */
export function spreadIn({ bins }: Pick<PayTally, 'bins'>): Spread {
  const centre = binAt(bins, 0.5);
  const away = new Map<number, number>();
  for (const { bin, weight } of bins) away.set(Math.abs(bin - centre), (away.get(Math.abs(bin - centre)) ?? 0) + weight);
  const distances = [...away].map(([bin, weight]) => ({ bin, people: 0, weight, squares: 0 })).toSorted((one, other) => one.bin - other.bin);
  return { centre: centre * logStep, deviation: binAt(distances, 0.5) * logStep };
}

/** The tally without what lies too far from the others: slips of the unit, and what else no one can judge (F-03). */
export const withoutFar = (
  tally: PayTally,
  { centre, deviation }: Spread,
  { most, leastDeviation }: { readonly most: number; readonly leastDeviation: number },
): PayTally => ({
  ...tally,
  bins: tally.bins.filter(({ bin }) => (0.6745 * Math.abs(bin * logStep - centre)) / Math.max(deviation, leastDeviation) <= most),
});
