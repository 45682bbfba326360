import type { EmploymentKind } from '../careers/employment-kind.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import type { Spread } from '../paid-fairly/pay-statistics.ts';
import { addedUp, peopleIn, spreadIn, type PayTally } from './pay-tally.ts';
import { publishableSlice, type SliceFacts } from './publishable-slice.ts';
import { isNextBatch, shownParts, tellsApart } from '../crowds/shown-parts.ts';
import { everybody, sliceName, type CityClass, type CountedSlice, type MadeSlice, type SliceKey } from './slice-key.ts';

/** The pay of a job, counted: in rupees by city and band, and by employment; and in dollars as a whole. */
export interface JobTallies {
  readonly cells: readonly { readonly city: number; readonly band: number; readonly tally: PayTally }[];
  readonly employments: readonly { readonly employment: EmploymentKind; readonly tally: PayTally }[];
  readonly dollars: PayTally;
}

/** Whose pay it is: a job at a company or at all of them, all jobs of a department, or all jobs of a company. */
export type SliceScope = 'jobAtCompany' | 'jobEverywhere' | 'department' | 'company';

interface Levels {
  readonly whole: SliceFacts['level'];
  readonly band?: SliceFacts['level'];
  readonly city?: SliceFacts['level'];
  readonly cityClass?: SliceFacts['level'];
}

/** How wide each group is, as `PayCell` of paid-fairly counts it; what has no level is not made. Kinds of employment and dollars are as wide as the whole, cities with bands as wide as cities. */
const levelsOf: Readonly<Record<SliceScope, Levels>> = {
  jobAtCompany: { whole: 1, band: 1, city: 0 },
  jobEverywhere: { whole: 3, band: 3, city: 1, cityClass: 2 },
  department: { whole: 5, band: 4 },
  company: { whole: 5 },
};

export interface ScopeFacts {
  readonly scope: SliceScope;
  /** The spread of a wider group, by which fewer than ten are judged. */
  readonly around?: Spread | undefined;
  readonly metros?: ReadonlySet<number>;
  /** The slices that were made before, whether or not they are shown. */
  readonly standing?: readonly MadeSlice[];
  /** How many people stand behind the shown parts of a slice that are kept elsewhere, as those by company of a job at all of them. */
  readonly besides?: (key: SliceKey) => number;
}

/** The fewest people by whose own spread their parts are judged. */
const fewestForSpread = 10;

interface MadeFacts {
  readonly level?: SliceFacts['level'] | undefined;
  readonly isWholeJob?: boolean;
  readonly spread?: Spread | undefined;
}

type Make = (key: Partial<SliceKey>, tally: PayTally, facts?: MadeFacts) => CountedSlice;

/**
 * All groups that the people of a job are counted in, and of each what may be published (F-02). They are made anew in batches of eight alone; until then they stand as they
 * were made. Beside the whole, parts by city, by band and by employment are shown only as far as those who are left out are none or eight, by the counts that the figures
 * were made of; a city with a band only where both are shown, and none or eight are left out of the city and of the band. One that may not be shown any more is hidden at once.
 */
export function slicesOfJob(tallies: JobTallies, facts: ScopeFacts): readonly CountedSlice[] {
  const { besides } = facts;
  const slices = judged(tallies, facts);
  return besides ? slices.map((slice) => (tellsApart(slice.people, besides(slice)) ? { ...slice, figures: null } : slice)) : slices;
}

function judged({ cells, employments, dollars }: JobTallies, { scope, around: wider, metros = new Set(), standing = [] }: ScopeFacts): readonly CountedSlice[] {
  const levels = levelsOf[scope];
  const all = addedUp(cells.map(({ tally }) => tally));
  const inside = wider && peopleIn(all) < fewestForSpread ? wider : spreadIn(all);
  const before = new Map(standing.map((slice) => [sliceName(slice), slice]));
  const make: Make = (key, tally, { level = levels.whole, isWholeJob = false, spread = inside } = {}) => {
    const slice = { ...everybody, ...key };
    const people = peopleIn(tally);
    const around = slice.currency === 'INR' ? spread : undefined;
    const figures = people < fewestContributors ? null : publishableSlice(tally, { currency: slice.currency, isWholeJob, level, around });
    const stood = before.get(sliceName(slice));
    if (!stood || isNextBatch(stood.people, people)) return { ...slice, people, figures };
    return { ...slice, people: stood.people, figures: figures && stood.people >= fewestContributors ? stood.figures : null };
  };
  const whole = make({}, all);
  if (levels.band === undefined) return [whole];
  const bands = shownOf(
    sums(cells, ({ band }) => band).map(([band, tally]) => make({ band }, tally, { level: levels.band })),
    whole.people,
  );
  if (levels.city === undefined) return [whole, ...bands];
  const inDollars = make({ currency: 'USD' }, dollars);
  const kinds = shownOf(
    employments.map(({ employment, tally }) => make({ employment }, tally)),
    whole.people,
  );
  const cities = shownOf(
    sums(cells, ({ city }) => city).map(([city, tally]) => make({ city }, tally, { level: levels.city })),
    whole.people,
  );
  const isWholeJob = scope === 'jobAtCompany';
  const crossed = crossedOf(
    cells.map(({ city, band, tally }) => make({ city, band }, tally, { level: levels.city, isWholeJob })),
    { cities, bands },
  );
  const classes = levels.cityClass === undefined ? [] : classesOf(cells, { metros, bands, crossed, make, level: levels.cityClass });
  return [whole, inDollars, ...bands, ...kinds, ...cities, ...crossed, ...classes];
}

/** Everybody in some jobs. Those whose job is not shown are left out where they are one to seven: the whole without the jobs would tell of them. */
export function everybodyIn(jobs: readonly { readonly isShown: boolean; readonly tally: PayTally }[]): PayTally {
  const shown = addedUp(jobs.filter(({ isShown }) => isShown).map(({ tally }) => tally));
  const all = addedUp(jobs.map(({ tally }) => tally));
  return tellsApart(peopleIn(all), peopleIn(shown)) ? shown : all;
}

type Cells = JobTallies['cells'];

/** The cells that have something in common, added up. */
function sums(cells: Cells, of: (cell: Cells[number]) => number): readonly (readonly [number, PayTally])[] {
  const lines = linesOf(cells, of);
  return [...lines].map(([key, line]) => [key, addedUp(line.map(({ tally }) => tally))] as const);
}

function linesOf<Item, Key>(items: readonly Item[], of: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const lines = new Map<Key, Item[]>();
  for (const item of items) {
    const line = lines.get(of(item));
    if (line) line.push(item);
    else lines.set(of(item), [item]);
  }
  return lines;
}

const isShown = ({ figures }: CountedSlice): boolean => figures !== null;

/** The parts, of which only those keep their figures that may be shown beside the whole. */
function shownOf(parts: readonly CountedSlice[], whole: number): readonly CountedSlice[] {
  return onlyShown(parts, shownParts(parts.filter(isShown), whole));
}

function onlyShown(all: readonly CountedSlice[], shown: readonly CountedSlice[]): readonly CountedSlice[] {
  const kept = new Set(shown);
  return all.map((slice) => (kept.has(slice) ? slice : { ...slice, figures: null }));
}

interface Margins {
  readonly cities: readonly CountedSlice[];
  readonly bands: readonly CountedSlice[];
}

/** The cells of a city and a band that may be shown beside both. */
function crossedOf(cells: readonly CountedSlice[], { cities, bands }: Margins): readonly CountedSlice[] {
  const inCity = new Map(cities.filter(isShown).map(({ city, people }) => [city, people]));
  const inBand = new Map(bands.filter(isShown).map(({ band, people }) => [band, people]));
  const narrowed = (some: readonly CountedSlice[]): readonly CountedSlice[] => {
    const byCity = [...linesOf(some, ({ city }) => city)].flatMap(([city, line]) => shownParts(line, inCity.get(city) ?? 0));
    const byBand = [...linesOf(byCity, ({ band }) => band)].flatMap(([band, line]) => shownParts(line, inBand.get(band) ?? 0));
    return byBand.length === some.length ? byBand : narrowed(byBand);
  };
  return onlyShown(cells, narrowed(cells.filter((cell) => isShown(cell) && inCity.has(cell.city) && inBand.has(cell.band))));
}

interface ClassFacts {
  readonly metros: ReadonlySet<number>;
  readonly bands: readonly CountedSlice[];
  readonly crossed: readonly CountedSlice[];
  readonly make: Make;
  readonly level: SliceFacts['level'];
}

/** Each band in the metros and in all other cities, as far as neither the band nor the cities in it would tell of a few: where the one kind would, so would the band without the other. */
function classesOf(cells: Cells, { metros, bands, crossed, make, level }: ClassFacts): readonly CountedSlice[] {
  const classOf = ({ city }: { readonly city: number }): CityClass => (metros.has(city) ? 'metro' : 'other');
  return bands.flatMap((band) => {
    const inBand = linesOf(
      cells.filter((cell) => cell.band === band.band),
      classOf,
    );
    const parts = [...inBand].map(([cityClass, line]) => make({ cityClass, band: band.band }, addedUp(line.map(({ tally }) => tally)), { level }));
    const inCities = (part: CountedSlice): number =>
      peopleOf(crossed.filter((cell) => isShown(cell) && cell.band === band.band && classOf(cell) === part.cityClass));
    const inBoth = parts.reduce((sum, part) => sum + inCities(part), 0);
    const tells = (part: CountedSlice): boolean => tellsApart(part.people, inCities(part)) || tellsApart(band.people, part.people + inBoth - inCities(part));
    const isSafe = isShown(band) && !parts.some(tells);
    return onlyShown(parts, isSafe ? shownParts(parts.filter(isShown), band.people) : []);
  });
}

const peopleOf = (slices: readonly CountedSlice[]): number => slices.reduce((sum, { people }) => sum + people, 0);
