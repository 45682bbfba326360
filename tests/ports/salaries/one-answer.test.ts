import { describe, expect, it, onTestFinished } from 'vitest';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { paidFairly } from '#core/paid-fairly/paid-fairly.ts';
import type { ComparedJob, PaidFairlyOutput, SalaryRecord } from '#core/paid-fairly/paid-fairly-types.ts';
import type { FairPlace } from '#core/paid-fairly/fair-place.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { words } from '#web/words/en/reference-lists/words.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { drawnBy } from '#tests/drawn-by.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { aKnownSalary, keepSalaries, type KnownSalary } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';

const today = '2026-11-20';
const companies = ['Koyal Pay', 'Neem Labs', 'Tara Steel', 'Amra Foods', 'Imli Mills', 'Jamun Rail'].map((name) => aCompany({ name }));
const jobs = [
  { id: 1, name: 'Software Engineer', department: 'Software', departmentId: 1 },
  { id: 2, name: 'Software Tester', department: 'Software', departmentId: 1 },
  { id: 3, name: 'HR Manager', department: 'Human Resources', departmentId: 2 },
  { id: 4, name: 'Recruiter', department: 'Human Resources', departmentId: 2 },
  { id: 5, name: 'Trainee Recruiter', department: 'Human Resources', departmentId: 2 },
  { id: 6, name: 'Mass Recruiter', department: 'Human Resources', departmentId: 2 },
] as const;
const cities = ['Bengaluru', 'Mumbai', 'Nagpur', 'New Delhi', 'Surat'];
const lists = new FakeReferenceLists({
  designations: jobs.map((job) => ({ ...job, shortNames: '' })),
  locations: cities.map((name, id) => ({ id, name, shortNames: '', state: 'Somewhere' })),
  companies: [...companies],
});

type Draw = () => number;

/** Draws an item, favouring the first. */
function one<Thing>(things: readonly Thing[], draw: Draw, power = 2): Thing {
  const thing = things[Math.floor(draw() ** power * things.length)];
  if (thing === undefined) throw new Error('There is none.');
  return thing;
}

const months = ['2026-10', '2026-06', '2026-01', '2025-07', '2024-12', '2024-01', '2023-12', '2023-05'];
const slips = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 1 / 12, 12, 1 / 20];

/** Random stored pay, and old uncounted pay that covers all jobs and cities. */
function someSalaries(people: number, draw: Draw): readonly KnownSalary[] {
  const companyId = companies[0]?.companyId ?? '';
  const old = cities.flatMap((city) => jobs.map(({ name, department }) => aKnownSalary({ companyId, department, designation: name, city, month: '2023-05' })));
  const newer = Array.from({ length: people }, () => {
    const [job, years] = [one(jobs, draw, 3), Math.floor(draw() ** 2 * 18)];
    const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
    const pay = 400_000 * 1.09 ** years * Math.exp(0.3 * normal) * one(slips, draw, 1);
    return aKnownSalary({
      companyId: one(companies, draw, people < 900 ? 4 : 1).companyId,
      department: job.department,
      designation: job.name,
      city: one(cities, draw),
      experienceYears: years,
      employment: draw() < 0.8 ? 'full-time' : 'contract',
      fixed: Math.max(1_000, Math.round(pay / 1_000) * 1_000),
      variable: draw() < 0.3 ? 50_000 : 0,
      month: one(months, draw),
    });
  });
  return [...old, ...newer];
}

const recordOf = ({ companyId, department, designation, city, experienceYears, fixed, variable, month }: KnownSalary): SalaryRecord => ({
  role: designation,
  roleFamily: department,
  city,
  experienceYears,
  ...nameOfCompany(companies.find((company) => company.companyId === companyId)?.name),
  fixed,
  variable,
  submittedOn: `${month}-05`,
});

const nameOfCompany = (company: string | undefined): Pick<SalaryRecord, 'company'> => (company === undefined ? {} : { company });

function someQuestion(draw: Draw): ComparedJob {
  const [job, years, city] = [one(jobs, draw), Math.floor(draw() ** 2 * 15), draw() < 0.2 ? undefined : one(cities, draw)];
  const amount = Math.round((400_000 * 1.09 ** years * Math.exp(draw() - 0.5)) / 1_000) * 1_000;
  return {
    role: job.name,
    roleFamily: job.department,
    experienceYears: years,
    amount,
    ...(city !== undefined && { city }),
    ...nameOfCompany(draw() < 0.4 ? undefined : one(companies, draw, 4).name),
  };
}

interface Said {
  readonly verdict: PaidFairlyOutput['verdict'];
  readonly percentile: number | null;
  readonly interval: PaidFairlyOutput['interval'];
  readonly around: boolean;
  readonly confidence: PaidFairlyOutput['confidence'];
  readonly people: string | number | null;
  readonly group: readonly (string | number | null | undefined)[] | null;
  readonly median: number | null;
}

const nothing: Said = { verdict: 'not-enough', percentile: null, interval: null, around: false, confidence: null, people: null, group: null, median: null };

function saidByPage(place: FairPlace | undefined): Said {
  if (!place) return nothing;
  const { verdict, percentile, interval, around, cells } = place;
  const { level, group, figures } = cells[0].cell;
  return {
    verdict,
    percentile,
    interval,
    around: around !== null,
    confidence: figures.confidence,
    people: crowdSaid(figures.people),
    group: [level, group.designation?.name ?? null, group.experience?.replace('-', '–') ?? null, group.city?.name ?? null, group.company?.name ?? null],
    median: figures.points.find(({ percent }) => percent === 50)?.amount ?? null,
  };
}

const saidByCommand = ({ verdict, percentile, interval, around, confidence, group, shown }: PaidFairlyOutput): Said => ({
  verdict,
  percentile,
  interval,
  around,
  confidence,
  people: group && group.people,
  group: group && [group.level, group.level > 3 ? null : group.role, group.experience, group.city, group.company],
  median: shown.median,
});

async function askPage(salaries: Salaries, { role, experienceYears, city, company, amount }: ComparedJob): Promise<FairPlace | undefined> {
  const clock = new FakeClock();
  const store = new PaidFairlyStore(salaries, lists, clock, words);
  const leave = store.follow();
  onTestFinished(leave);
  if (company !== undefined) {
    store.company.field.store.type(company);
    await store.company.field.leave();
  }
  if (city !== undefined) {
    store.city.field.store.type(city);
    await store.city.field.leave();
  }
  store.job.field.store.type(role);
  await store.job.field.leave();
  store.setYears(experienceYears);
  store.pay.type(`${amount} a year`);
  expect(store.answer()).toBe(true);
  await expect.poll(() => store.fair.state.status, { interval: 2, timeout: 5_000 }).toBe('SUCCESS');
  return store.place;
}

describe('whether a pay is fair (R-047)', () => {
  const seen = new Set<unknown>();
  const isLikely: boolean[] = [];
  const counted = new Set<unknown>();
  const instead = new Set<string>();

  it.each([10, 25, 60, 200, 400, 444, 500, 521, 700, 900])('is answered alike by the page and the command, about %s people', async (people) => {
    const draw = drawnBy(people);
    const known = someSalaries(people, draw);
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepSalaries(db, known);
    const salaries = new SqlSalaries({ db });
    const records = known.map(recordOf);
    for (let asked = 0; asked < 30; asked += 1) {
      const you = someQuestion(draw);
      const answer = paidFairly({ you, records, today });
      const place = await askPage(salaries, you);
      expect(saidByCommand(answer), JSON.stringify(you)).toEqual(saidByPage(place));
      const cell = place?.cells[0].cell;
      counted.add(cell?.figures.companies);
      if (cell?.group.designation)
        instead.add([cell.group.designation.name === you.role, cell.group.experience !== null, cell.level === 3 && cell.group.company !== null].join());
      seen.add(answer.group?.level ?? 'none');
      const [low, high] = answer.interval ?? [0, 100];
      if (answer.working.percentile !== null) isLikely.push(low <= answer.working.percentile && answer.working.percentile <= high);
    }
  });

  it('was asked about every width, and about too few', () => void expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5, 'none'])));

  it('was compared with many companies, few or one, each at most a quarter', () =>
    void expect(counted).toEqual(new Set([undefined, 'many', 'quarter', 'few'])));

  it('was compared in the job or the nearest, by years, and at one company', () =>
    void expect(instead).toEqual(new Set(['true,true,false', 'false,true,false', 'false,false,false', 'true,false,true', 'false,false,true'])));

  it('says a likely range that the people themselves are in, 95 times of 100', () =>
    void expect(isLikely.filter(Boolean).length / isLikely.length).toBeGreaterThanOrEqual(0.95));
});
