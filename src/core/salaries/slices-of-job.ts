import type { EmploymentKind } from '../careers/employment-kind.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { bitOf, newIn, peopleWhere, type CountedPay, type CountedPeople, type SliceScope } from './pay-crowd.ts';
import { addedUp, peopleIn, spreadIn, type PayTally, type Spread } from './pay-tally.ts';
import { publishableSlice, type SliceFacts } from './publishable-slice.ts';
import type { SalaryFigures } from './salary-figures.ts';
import { isLeftFew, shownBeside, tellsApart, type PartBeside } from '../crowds/shown-parts.ts';
import { everybody, sliceName, type CityClass, type CountedSlice, widthOf, type MadeSlice, type SliceKey, type SliceWidth } from './slice-key.ts';

/** The pay of a job, counted: in rupees by city and band, and by employment; and in dollars as a whole. */
export interface JobTallies {
  readonly cells: readonly Cell[];
  readonly employments: readonly (CountedPay & { readonly employment: EmploymentKind })[];
  readonly dollars: CountedPay;
  /** By the names of slices, the people of the companies with most of them, where one may have more than a quarter; nothing where all work at one that is asked for. */
  readonly largest?: LargestCompanies;
}

/** By the names of slices, the people of at most three companies, largest first. */
export type LargestCompanies = ReadonlyMap<string, readonly PayTally[]>;

interface Cell extends CountedPay {
  readonly city: number;
  readonly band: number;
}

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
  readonly existing?: readonly MadeSlice[];
  /** The scope of the slices of which these are the sums, as those of a job by company are parts of the job at all of them. */
  readonly narrower?: SliceScope;
}

/** The fewest people by whose own spread their parts are judged. */
const fewestForSpread = 10;

interface MadeFacts {
  readonly level?: SliceFacts['level'] | undefined;
  readonly isWholeJob?: boolean;
}

/** A slice with the people in it, and the bit of those it counts; one that is made now counts them all. */
interface JudgedSlice extends CountedSlice {
  readonly crowd: CountedPay['crowd'];
  readonly bit: number;
  readonly isMade: boolean;
}

type Make = (key: Partial<SliceKey>, width: SliceWidth, pay: readonly CountedPay[], facts?: MadeFacts) => JudgedSlice;

/**
 * All groups that the people of a job are counted in, and of each what may be published (F-02). Each is made once enough people are in it whom no slice of its kind ever counted; until
 * then it stays as it was made, anyone who comes, changes or goes. Beside the whole, parts by city, by band and by employment are shown only as far as nobody is left out, or enough
 * people; a city with a band only where both are shown, and nobody or enough are left out of the city and of the band. One of which too few are there is hidden, and comes back as it was.
 */
export function slicesOfJob(tallies: JobTallies, facts: ScopeFacts): readonly CountedSlice[] {
  const { narrower } = facts;
  const slices = judged(tallies, facts);
  return narrower ? slices.map((slice) => (tellsOfFew(slice, bitOf(narrower, widthOf(slice))) ? hiddenOf(slice) : slice)) : slices;
}

function judged(tallies: JobTallies, facts: ScopeFacts): readonly JudgedSlice[] {
  const { scope, metros = new Set() } = facts;
  const levels = levelsOf[scope];
  const make = makerOf(tallies, facts);
  const { cells, employments, dollars } = tallies;
  const whole = make({}, 'whole', cells);
  if (levels.band === undefined) return [whole];
  const bands = shownOf(
    linesOf(cells, ({ band }) => band).map(([band, line]) => make({ band }, 'band', line, { level: levels.band })),
    whole,
  );
  if (levels.city === undefined) return [whole, ...bands];
  const inDollars = make({ currency: 'USD' }, 'dollars', [dollars]);
  const kinds = shownOf(
    employments.map((pay) => make({ employment: pay.employment }, 'employment', [pay])),
    whole,
  );
  const cities = shownOf(
    linesOf(cells, ({ city }) => city).map(([city, line]) => make({ city }, 'city', line, { level: levels.city })),
    whole,
  );
  const isWholeJob = scope === 'jobAtCompany';
  const crossed = crossedOf(
    cells.map((cell) => make({ city: cell.city, band: cell.band }, 'cell', [cell], { level: levels.city, isWholeJob })),
    { cities, bands },
  );
  const classes = levels.cityClass === undefined ? [] : classesOf(cells, { metros, bands, crossed, make, level: levels.cityClass });
  return [whole, inDollars, ...bands, ...kinds, ...cities, ...crossed, ...classes];
}

/** Makes slices of a job, or leaves them as they were made. */
function makerOf({ cells, largest }: JobTallies, { scope, around: wider, existing = [] }: ScopeFacts): Make {
  const all = addedUp(cells.map(({ tally }) => tally));
  const inside = wider && peopleIn(all) < fewestForSpread ? wider : spreadIn(all);
  const before = new Map(existing.map((slice) => [sliceName(slice), slice]));
  return (key, width, pay, { level = levelsOf[scope].whole, isWholeJob = false } = {}) => {
    const slice = { ...everybody, ...key };
    const [tally, crowd, bit] = [addedUp(pay.map((each) => each.tally)), pay.flatMap((each) => each.crowd), bitOf(scope, width)];
    const around = slice.currency === 'INR' ? inside : undefined;
    const facts = { currency: slice.currency, isWholeJob, level, around, largest: largest && (largest.get(sliceName(slice)) ?? []) };
    const stood = before.get(sliceName(slice));
    const isNew = newIn(crowd, bit) >= fewestContributors;
    const figures = isNew || isOfSamePeople(stood, { tally, crowd }, bit) ? publishableSlice(tally, facts) : null;
    if (figures && (isNew || isNowCapped(stood, figures))) return { ...slice, people: peopleIn(tally), figures, crowd, bit, isMade: true };
    return { ...slice, people: stood?.people ?? 0, figures: (peopleIn(tally) >= fewestContributors && stood?.figures) || null, crowd, bit, isMade: false };
  };
}

/** Whether a slice was made of the very people who are in it. */
const isOfSamePeople = (stood: MadeSlice | undefined, { tally, crowd }: CountedPay, bit: number): boolean =>
  stood?.people === peopleIn(tally) && peopleWhere(crowd, ({ counted }) => (counted & bit) === 0) === 0;

/** Whether figures that say how companies count take the place of some that did not: of the same people that may be done at once. */
const isNowCapped = (stood: MadeSlice | undefined, { companies }: SalaryFigures): boolean =>
  companies !== undefined && companies !== stood?.figures.companies && (stood?.figures.companies ?? 'few') === 'few';

/** Everyone in some jobs. Those whose job is not shown are left out where they are few: the whole without the jobs would tell of them. */
export function everybodyIn<Job extends CountedPay & { readonly isShown: boolean }>(jobs: readonly Job[]): readonly Job[] {
  const shown = jobs.filter(({ isShown }) => isShown);
  const peopleOf = (some: readonly CountedPay[]): number => some.reduce((sum, { tally }) => sum + peopleIn(tally), 0);
  return tellsApart(peopleOf(jobs), peopleOf(shown)) ? shown : jobs;
}

/** Items by what they share, in the order in which they come. */
export function linesOf<Item, Key>(items: readonly Item[], of: (item: Item) => Key): readonly (readonly [Key, readonly Item[]])[] {
  const lines = new Map<Key, Item[]>();
  for (const item of items) {
    const line = lines.get(of(item));
    if (line) line.push(item);
    else lines.set(of(item), [item]);
  }
  return [...lines];
}

const isShown = ({ figures }: CountedSlice): boolean => figures !== null;
const hiddenOf = (slice: JudgedSlice): JudgedSlice => ({ ...slice, figures: null });

/** Whether a slice beside narrower ones, which were made at other times, would tell of a few people: who are in the one and not in the others. */
function tellsOfFew(slice: JudgedSlice, narrowerBit: number): boolean {
  const isInParts = ({ counted }: CountedPeople): boolean => (counted & narrowerBit) !== 0;
  const left = peopleWhere(slice.crowd, (some) => counts(slice, some) && !isInParts(some));
  const early = peopleWhere(slice.crowd, (some) => isInParts(some) && !counts(slice, some));
  return slice.crowd.some(isInParts) && (isLeftFew(left) || isLeftFew(early));
}

/** Whether a slice counts some people who are in it. */
const counts = ({ isMade, bit }: JudgedSlice, { counted }: CountedPeople): boolean => isMade || (counted & bit) !== 0;

/** How a part lies beside a group that its people are in, too; one that is not shown counts as if it were empty. */
const beside = (part: JudgedSlice, whole: JudgedSlice): PartBeside & { readonly part: JudgedSlice } => ({
  part,
  people: isShown(part) ? part.people : 0,
  inside: peopleWhere(part.crowd, (some) => counts(whole, some)),
  late: peopleWhere(part.crowd, (some) => counts(whole, some) && !counts(part, some)),
  early: peopleWhere(part.crowd, (some) => counts(part, some) && !counts(whole, some)),
});

/** The parts, of which only those keep their figures that may be shown beside the whole; of parts as large, the first by their numbers, however the rows come. */
function shownOf(parts: readonly JudgedSlice[], whole: JudgedSlice): readonly JudgedSlice[] {
  const inOrder = parts.toSorted((one, other) => one.city - other.city || one.band - other.band || (sliceName(one) < sliceName(other) ? -1 : 1));
  const shown = new Set(shownBeside(inOrder.map((part) => beside(part, whole))).map(({ part }) => part));
  return parts.map((part) => (shown.has(part) ? part : hiddenOf(part)));
}

interface Margins {
  readonly cities: readonly JudgedSlice[];
  readonly bands: readonly JudgedSlice[];
}

/** The cells of a city and a band that may be shown beside both. */
function crossedOf(cells: readonly JudgedSlice[], { cities, bands }: Margins): readonly JudgedSlice[] {
  const inCity = new Map(cities.filter(isShown).map((slice) => [slice.city, slice]));
  const inBand = new Map(bands.filter(isShown).map((slice) => [slice.band, slice]));
  const narrowed = (some: readonly JudgedSlice[]): readonly JudgedSlice[] => {
    const byCity = shownIn(some, ({ city }) => inCity.get(city));
    const byBand = shownIn(byCity, ({ band }) => inBand.get(band));
    return count(byBand) === count(some) ? byBand : narrowed(byBand);
  };
  return narrowed(cells.map((cell) => (inCity.has(cell.city) && inBand.has(cell.band) ? cell : hiddenOf(cell))));
}

const count = (slices: readonly JudgedSlice[]): number => slices.filter(isShown).length;

/** All cells, of which only those keep their figures that may be shown beside the group that they are in. */
const shownIn = (cells: readonly JudgedSlice[], groupOf: (cell: JudgedSlice) => JudgedSlice | undefined): readonly JudgedSlice[] =>
  linesOf(cells, groupOf).flatMap(([group, line]) => (group ? shownOf(line, group) : line.map(hiddenOf)));

interface ClassFacts {
  readonly metros: ReadonlySet<number>;
  readonly bands: readonly JudgedSlice[];
  readonly crossed: readonly JudgedSlice[];
  readonly make: Make;
  readonly level: SliceFacts['level'];
}

/** Each band in the metros and in all other cities, as far as neither the band nor the cities in it would tell of a few: where the one kind would, so would the band without the other. */
function classesOf(cells: readonly Cell[], { metros, bands, crossed, make, level }: ClassFacts): readonly JudgedSlice[] {
  const classOf = ({ city }: { readonly city: number }): CityClass => (metros.has(city) ? 'metro' : 'other');
  return bands.flatMap((band) => {
    const [inBand, there] = [cells.filter((cell) => cell.band === band.band), crossed.filter((cell) => cell.band === band.band)];
    const parts = linesOf(inBand, classOf).map(([cityClass, line]) => make({ cityClass, band: band.band }, 'cityClass', line, { level }));
    const citiesOf = (part: JudgedSlice, isIn: boolean) => there.filter((cell) => (classOf(cell) === part.cityClass) === isIn);
    const tells = (part: JudgedSlice): boolean =>
      isDistinguished(citiesOf(part, true).map((cell) => beside(cell, part))) ||
      isDistinguished([beside(part, band), ...citiesOf(part, false).map((cell) => beside(cell, band))]);
    return isShown(band) && !parts.some(tells) ? shownOf(parts, band) : parts.map(hiddenOf);
  });
}

/** Whether a group with those of its parts that are shown would tell of a few. */
function isDistinguished(parts: readonly PartBeside[]): boolean {
  const left = parts.reduce((sum, { people, inside, late }) => sum + (people > 0 ? late : inside), 0);
  const early = parts.reduce((sum, part) => sum + (part.people > 0 ? part.early : 0), 0);
  return isLeftFew(left) || isLeftFew(early);
}
