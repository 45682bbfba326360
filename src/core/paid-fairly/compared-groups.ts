import type { IsoDate } from '../calculators/answer-types.ts';
import { refused } from '../calculators/refusal.ts';
import { fewestContributors } from '../crowds/fewest.ts';
import { listedUrlName } from '../salaries/listed-url-name.ts';
import { nearestJob } from '../salaries/nearest-job.ts';
import type { SliceScope } from '../salaries/pay-crowd.ts';
import { binOf, effectiveIn, spreadIn, weightIn, type PayTally, type Spread } from '../salaries/pay-tally.ts';
import { nearPay, publishableSlice, tallyOf } from '../salaries/publishable-slice.ts';
import { partsCounted } from '../salaries/company-quarter.ts';
import { isPaidIn, largestOf, nothingPublished, publishPay, talliedPay, type PublishedSlices } from '../salaries/publish-pay.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import { experienceBands } from '../salaries/salary.ts';
import { everybody, sliceName } from '../salaries/slice-key.ts';
import { linesOf, type ScopeFacts } from '../salaries/slices-of-job.ts';
import { citiesIn, comparedPeople, nameOf, type ComparedPerson } from './compared-people.ts';
import type { Weighted } from './exact-place.ts';
import { bandsOf, cityClassOf, fairLevels, isOfOneJob, jobInstead, levelsInstead, type FairJob, type FairLevel } from './fair-cells.ts';
import type { FairPayMethod } from '../calculators/fair-pay-rules.ts';
import type { PaidFairlyInput, PayCell } from './paid-fairly-types.ts';

interface CountedAmount extends Weighted {
  readonly id?: string | undefined;
}

export interface ComparedGroup {
  readonly level: PayCell['level'];
  readonly people: readonly CountedAmount[];
  /** People left after removing slips and outliers. */
  readonly kept: readonly CountedAmount[];
  /** Effective number of people by weight. */
  readonly effective: number;
  readonly figures: SalaryFigures | null;
  /** Nearest job used where the job itself has no figures. */
  readonly instead?: { readonly role: string; readonly company?: string | undefined; readonly isOfAnyYears: boolean };
}

/** Narrow to wide, given or built from records. */
export function comparedGroups(input: PaidFairlyInput, method: FairPayMethod, today: IsoDate): readonly ComparedGroup[] {
  if (!input.cells) return groupsOfRecords(input, method, today);
  if (input.records) throw refused('one-of', 'cells', 'Give either records or cells.');
  return groupsOfCells(input.cells, input.setAside ?? false, today);
}

/** Judges fewer than ten people by the next wider cell. */
function groupsOfCells(cells: readonly PayCell[], isSieved: boolean, today: IsoDate): readonly ComparedGroup[] {
  let around: Spread | undefined;
  const inward = cells
    .toSorted((one, other) => other.level - one.level)
    .map(({ level, amounts, weights }): ComparedGroup => {
      if (weights && weights.length !== amounts.length) throw refused('length', 'cells', 'A cell has as many weights as amounts.');
      const people = amounts.map((amount, at) => ({ amount, weight: weights?.[at] ?? 1 }));
      const facts = { currency: 'INR', isWholeJob: level === 0, level, around } as const;
      const tally = tallyOf(people, 'INR', today.slice(0, 7));
      const kept = isSieved ? nearPay(tally, facts) : tally;
      if (kept.bins.length > 0) around = spreadIn(kept);
      return { level, people, ...keptOf(kept, people), figures: publishableSlice(tally, facts, kept) };
    });
  return inward.toReversed();
}

function keptOf({ bins }: PayTally, people: readonly CountedAmount[]): Pick<ComparedGroup, 'kept' | 'effective'> {
  const within = new Set(bins.map(({ bin }) => bin));
  const kept = people.filter(({ amount }) => within.has(binOf(amount, 'INR')));
  return { kept, effective: effectiveIn(tallyOf(kept, 'INR', '')) };
}

interface Whose {
  readonly people: readonly ComparedPerson[];
  readonly slices: PublishedSlices;
  readonly role?: string | undefined;
}

/** Publishes records, falling back to the nearest job. */
function groupsOfRecords(input: PaidFairlyInput, method: FairPayMethod, today: IsoDate): readonly ComparedGroup[] {
  const { city, role, experienceYears } = input.you;
  const cities = citiesIn(input);
  const metros = new Set(cities.flatMap((name, at) => (cityClassOf(listedUrlName(name)) === 'metro' ? [at + 1] : [])));
  const number = city === undefined ? 0 : cities.indexOf(nameOf(city)) + 1;
  const job: FairJob = { city: number, cityClass: metros.has(number) ? 'metro' : 'other', experienceYears };
  const { whose, others, atCompanies } = publishedAround(input, comparedPeople(input, method, today), metros);
  const own = groupsAt(fairLevels(job), whose, metros);
  if (isOfOneJob(own.filter(({ figures }) => figures !== null))) return own;
  const other = insteadOf(role, others, bandsOf(job)[0]);
  if (!other) return [...atSomeCompany(role, atCompanies), ...own];
  const levels = levelsInstead(job, (key) => other.slices.shown.has(sliceName(key)));
  const around: ReadonlyMap<SliceScope, Whose> = new Map([...whose, ['jobEverywhere', other]]);
  return groupsAt(
    levels.filter(({ scope }) => scope !== 'jobAtCompany'),
    around,
    metros,
  );
}

function groupsAt(levels: readonly FairLevel[], whose: ReadonlyMap<SliceScope, Whose>, metros: ReadonlySet<number>): readonly ComparedGroup[] {
  return levels.flatMap(({ level, scope, key }): readonly ComparedGroup[] => {
    const of = whose.get(scope);
    if (!of) return [];
    const people = of.people.filter((person) => isPaidIn(key, person, metros));
    const isCrowd = new Set(people.map(({ person }) => person)).size >= fewestContributors;
    const figures = (isCrowd && of.slices.shown.get(sliceName(key))?.figures) || null;
    const { tally } = talliedPay(people);
    const around = spreadIn(talliedPay(of.people).tally);
    const kept = nearPay(tally, { currency: 'INR', around, largest: scope === 'jobAtCompany' ? [] : largestOf(people).map((company) => company.tally) });
    const weighed = figures?.companies === 'quarter' ? quartered(people, kept) : people;
    const instead = scope === 'jobEverywhere' && of.role !== undefined && { instead: { role: of.role, isOfAnyYears: key.band === 0 } };
    return [{ level, people: weighed, ...keptOf(kept, weighed), figures, ...instead }];
  });
}

function insteadOf(role: string, others: readonly Whose[], band: number): Whose | undefined {
  const keys = [{ ...everybody, band }, everybody];
  const slices = others.flatMap((of) =>
    keys.flatMap((key) => {
      const shown = of.slices.shown.get(sliceName(key));
      const designation = { urlName: listedUrlName(of.role ?? ''), name: of.role ?? '' };
      return shown
        ? [{ of, group: { company: null, designation, city: null, experience: experienceBands[key.band - 1] ?? null, employment: null }, ...shown }]
        : [];
    }),
  );
  return jobInstead(role, slices)?.of;
}

/** Caps each company's weight at a quarter. */
function quartered(people: readonly ComparedPerson[], { bins }: PayTally): readonly ComparedPerson[] {
  const within = new Set(bins.map(({ bin }) => bin));
  const kept = people.filter(({ amount }) => within.has(binOf(amount, 'INR')));
  const largest = largestOf(kept);
  const parts = partsCounted(
    kept.reduce((sum, { weight }) => sum + weight, 0),
    largest.map(({ tally }) => weightIn(tally)),
  );
  const partOf = new Map(largest.map(({ company }, at) => [company, parts?.[at] ?? 1]));
  return people.map((person) => ({ ...person, weight: person.weight * (partOf.get(person.company ?? '') ?? 1) }));
}

/** Company with the most published people in the job, or the nearest one. */
function atSomeCompany(role: string, atCompanies: readonly Whose[]): readonly ComparedGroup[] {
  const slices = atCompanies.flatMap((of) => {
    const [shown, [someone]] = [of.slices.shown.get(sliceName(everybody)), of.people];
    const [designation, company] = [someone?.roleName, someone?.companyName].map((name = '') => ({ urlName: listedUrlName(name), name }));
    return shown && designation && company ? [{ of, group: { company, designation, city: null, experience: null, employment: null }, ...shown }] : [];
  });
  const found = nearestJob(role, slices);
  if (!found) return [];
  const { group, of, figures } = found;
  const people = of.people.filter((person) => isPaidIn(everybody, person));
  const kept = nearPay(talliedPay(people).tally, { currency: 'INR', around: undefined });
  return [{ level: 3, people, ...keptOf(kept, people), figures, instead: { role: group.designation.name, company: group.company.name, isOfAnyYears: true } }];
}

interface Around {
  readonly whose: ReadonlyMap<SliceScope, Whose>;
  /** Other jobs of the field, and company totals. */
  readonly others: readonly Whose[];
  readonly atCompanies: readonly Whose[];
}

/** Publishes as the server does: companies, everywhere, then the field. */
function publishedAround({ you }: PaidFairlyInput, all: readonly ComparedPerson[], metros: ReadonlySet<number>): Around {
  const [role, family, company] = [nameOf(you.role), nameOf(you.roleFamily), nameOf(you.company)];
  const isInField = ({ roleFamily }: ComparedPerson): boolean => family !== '' && roleFamily === family;
  const counted = new Map<ComparedPerson, number>();
  const publish = (people: readonly ComparedPerson[], facts: ScopeFacts): Whose => {
    const slices = publishPay({ ...nothingPublished, counted }, people, facts);
    for (const person of people) counted.set(person, slices.counted.get(person) ?? 0);
    return { people, slices };
  };
  const around = all.filter((person) => person.role === role || isInField(person));
  const employed = linesOf(around, (person) => JSON.stringify([person.role, person.company]));
  const [atCompanies, jobs] = [new Map<string, Whose>(), new Map<string, Whose>()];
  for (const [name, people] of employed) if (people[0]?.company) atCompanies.set(name, publish(people, { scope: 'jobAtCompany' }));
  for (const [name, people] of linesOf(around, (person) => person.role))
    jobs.set(name, publish(people, { scope: 'jobEverywhere', metros, narrower: 'jobAtCompany' }));
  const field = publish(around.filter(isInField), { scope: 'department', narrower: 'jobEverywhere' });
  const whose: readonly (readonly [SliceScope, Whose | undefined])[] = [
    ['jobAtCompany', atCompanies.get(JSON.stringify([role, company]))],
    ['jobEverywhere', jobs.get(role)],
    ['department', field.people.length > 0 ? field : undefined],
  ];
  return {
    whose: new Map(whose.flatMap(([scope, found]) => (found ? [[scope, found]] : []))),
    atCompanies: [...atCompanies.values()],
    others: [...jobs].flatMap(([name, of]) => (name === role ? [] : [{ ...of, role: of.people[0]?.roleName }])),
  };
}
