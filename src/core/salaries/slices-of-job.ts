import type { EmploymentKind } from '../careers/employment-kind.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { bitOf, newIn, peopleWhere, type CountedPay, type CountedPeople, type SliceScope } from './pay-crowd.ts';
import { addedUp, peopleIn, spreadIn, type PayTally, type Spread } from './pay-tally.ts';
import { publishableSlice, type SliceFacts } from './publishable-slice.ts';
import type { SalaryFigures } from './salary-figures.ts';
import { isLeftFew, shownBeside, tellsApart, type PartBeside } from '../crowds/shown-parts.ts';
import { everybody, sliceName, type CityClass, type CountedSlice, widthOf, type MadeSlice, type SliceKey, type SliceWidth } from './slice-key.ts';

/** Rupees by city, band and employment, and dollars as a whole. */
export interface JobTallies {
  readonly cells: readonly Cell[];
  readonly employments: readonly (CountedPay & { readonly employment: EmploymentKind })[];
  readonly dollars: CountedPay;
  /** Names slices where one company may exceed a quarter, absent for a single company. */
  readonly largest?: LargestCompanies;
}

/** At most three companies per slice name, largest first. */
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

/** Widths as `PayCell` of paid-fairly counts them, omitting groups that are never made. */
const levelsOf: Readonly<Record<SliceScope, Levels>> = {
  jobAtCompany: { whole: 1, band: 1, city: 0 },
  jobEverywhere: { whole: 3, band: 3, city: 1, cityClass: 2 },
  department: { whole: 5, band: 4 },
  company: { whole: 5 },
};

export interface ScopeFacts {
  readonly scope: SliceScope;
  /** Spread of a wider group, by which fewer than ten are judged. */
  readonly around?: Spread | undefined;
  readonly metros?: ReadonlySet<number>;
  readonly existing?: readonly MadeSlice[];
  /** Scope of the slices these sum up, as a job by company within all companies. */
  readonly narrower?: SliceScope;
}

const fewestForSpread = 10;

interface MadeFacts {
  readonly level?: SliceFacts['level'] | undefined;
  readonly isWholeJob?: boolean;
}

/** Slice with its people and bit, where a newly made one counts them all. */
interface JudgedSlice extends CountedSlice {
  readonly crowd: CountedPay['crowd'];
  readonly bit: number;
  readonly isMade: boolean;
}

type Make = (key: Partial<SliceKey>, width: SliceWidth, pay: readonly CountedPay[], facts?: MadeFacts) => JudgedSlice;

/** Publishes groups once enough new people joined, hiding parts that would reveal a few (F-02). */
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

/** Compares the very people, not just their number. */
const isOfSamePeople = (stood: MadeSlice | undefined, { tally, crowd }: CountedPay, bit: number): boolean =>
  stood?.people === peopleIn(tally) && peopleWhere(crowd, ({ counted }) => (counted & bit) === 0) === 0;

/** Lets capped figures replace uncapped ones of the same people at once. */
const isNowCapped = (stood: MadeSlice | undefined, { companies }: SalaryFigures): boolean =>
  companies !== undefined && companies !== stood?.figures.companies && (stood?.figures.companies ?? 'few') === 'few';

/** Leaves out few people whose job is hidden, as subtraction would reveal them. */
export function everybodyIn<Job extends CountedPay & { readonly isShown: boolean }>(jobs: readonly Job[]): readonly Job[] {
  const shown = jobs.filter(({ isShown }) => isShown);
  const peopleOf = (some: readonly CountedPay[]): number => some.reduce((sum, { tally }) => sum + peopleIn(tally), 0);
  return tellsApart(peopleOf(jobs), peopleOf(shown)) ? shown : jobs;
}

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

/** Detects differences with narrower, older slices that would reveal a few people. */
function tellsOfFew(slice: JudgedSlice, narrowerBit: number): boolean {
  const isInParts = ({ counted }: CountedPeople): boolean => (counted & narrowerBit) !== 0;
  const left = peopleWhere(slice.crowd, (some) => counts(slice, some) && !isInParts(some));
  const early = peopleWhere(slice.crowd, (some) => isInParts(some) && !counts(slice, some));
  return slice.crowd.some(isInParts) && (isLeftFew(left) || isLeftFew(early));
}

const counts = ({ isMade, bit }: JudgedSlice, { counted }: CountedPeople): boolean => isMade || (counted & bit) !== 0;

/** Treats a hidden part as empty. */
const beside = (part: JudgedSlice, whole: JudgedSlice): PartBeside & { readonly part: JudgedSlice } => ({
  part,
  people: isShown(part) ? part.people : 0,
  inside: peopleWhere(part.crowd, (some) => counts(whole, some)),
  late: peopleWhere(part.crowd, (some) => counts(whole, some) && !counts(part, some)),
  early: peopleWhere(part.crowd, (some) => counts(part, some) && !counts(whole, some)),
});

/** Keeps figures only where safe beside the whole, breaking ties by number regardless of row order. */
function shownOf(parts: readonly JudgedSlice[], whole: JudgedSlice): readonly JudgedSlice[] {
  const inOrder = parts.toSorted((one, other) => one.city - other.city || one.band - other.band || (sliceName(one) < sliceName(other) ? -1 : 1));
  const shown = new Set(shownBeside(inOrder.map((part) => beside(part, whole))).map(({ part }) => part));
  return parts.map((part) => (shown.has(part) ? part : hiddenOf(part)));
}

interface Margins {
  readonly cities: readonly JudgedSlice[];
  readonly bands: readonly JudgedSlice[];
}

/** Keeps cells that may appear beside both their city and their band. */
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

const shownIn = (cells: readonly JudgedSlice[], groupOf: (cell: JudgedSlice) => JudgedSlice | undefined): readonly JudgedSlice[] =>
  linesOf(cells, groupOf).flatMap(([group, line]) => (group ? shownOf(line, group) : line.map(hiddenOf)));

interface ClassFacts {
  readonly metros: ReadonlySet<number>;
  readonly bands: readonly JudgedSlice[];
  readonly crossed: readonly JudgedSlice[];
  readonly make: Make;
  readonly level: SliceFacts['level'];
}

/** Splits each band by metros and other cities unless either part would reveal a few. */
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

function isDistinguished(parts: readonly PartBeside[]): boolean {
  const left = parts.reduce((sum, { people, inside, late }) => sum + (people > 0 ? late : inside), 0);
  const early = parts.reduce((sum, part) => sum + (part.people > 0 ? part.early : 0), 0);
  return isLeftFew(left) || isLeftFew(early);
}
