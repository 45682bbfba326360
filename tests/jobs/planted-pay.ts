/** Published pay of a title by experience band, 0 for all. Figures of nobody may not be shown. */
export const publishedPay: readonly {
  readonly title: string;
  readonly city: string | null;
  readonly band: number;
  readonly people: number;
  readonly median: number;
}[] = [
  { title: 'Accountant', city: null, band: 0, people: 100, median: 400_000 },
  { title: 'Accountant', city: null, band: 2, people: 20, median: 300_000 },
  { title: 'Accountant', city: null, band: 3, people: 20, median: 450_000 },
  { title: 'Accountant', city: 'Pune', band: 3, people: 10, median: 500_000 },
  { title: 'Staff Nurse', city: null, band: 0, people: 0, median: 250_000 },
];

/** Promised pay, and the usual one where the promise is at least triple. */
export interface Promised {
  readonly title: string;
  readonly years: readonly [from: number | null, to: number | null];
  readonly city: string | null;
  readonly pay: readonly [from: number, to: number] | null;
  readonly usual: number | null;
}

const of = (years: Promised['years'], pay: Promised['pay'], usual: number | null, city: string | null = null, title = 'Accountant'): Promised => ({
  title,
  years,
  city,
  pay,
  usual,
});

export const promises: readonly Promised[] = [
  // Of three or four years, in all cities and in Pune.
  of([3, 4], [1_350_000, 1_500_000], 450_000),
  of([3, 4], [1_349_000, 1_500_000], null),
  of([3, 4], [400_000, 500_000], null),
  of([3, 4], [1_350_000, 1_350_000], 450_000),
  of([3, 4], [2_400_000, 3_500_000], 450_000, 'Surat'),
  of([3, 4], [1_500_000, 1_800_000], 500_000, 'Pune'),
  of([3, 4], [1_490_000, 1_800_000], null, 'Pune'),
  of([3, 4], [2_400_000, 3_500_000], 500_000, 'Pune'),
  // Of one or two years.
  of([1, 2], [900_000, 1_000_000], 300_000),
  of([1, 2], [890_000, 1_000_000], null),
  of([1, 2], [250_000, 320_000], null),
  // No years are asked for, or those of which nothing is published: what all earn is usual.
  of([null, null], [1_200_000, 1_400_000], 400_000),
  of([null, null], [1_190_000, 1_400_000], null),
  of([0, 0], [1_200_000, 1_300_000], 400_000),
  of([0, 0], [800_000, 1_000_000], null),
  // What all earn says nothing of a senior, nor of who has some years.
  of([15, 20], [3_000_000, 4_000_000], null),
  of([5, 9], [2_100_000, 4_000_000], null),
  // Nothing is published, be it of too few or of a title that is not in the list.
  of([2, 5], [2_400_000, 3_500_000], null, null, 'Staff Nurse'),
  of([null, null], [9_000_000, 9_000_000], null, null, 'Lamp Lighter of the Harbour'),
  of([3, 4], null, null),
  of([null, null], null, null, 'Pune'),
];
