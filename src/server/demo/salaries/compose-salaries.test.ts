import { describe, expect, it } from 'vitest';
import { employments } from '#core/careers/employment-kind.ts';
import { lakh } from '#core/figures/rupee-units.ts';
import { mostExperienceYears, mostPayLakhs, stockTypes } from '#core/salaries/salary.ts';
import { yearlyPay } from '#core/salaries/salary-draft.ts';
import { departments, designations } from '#server/adapters/reference-lists/known-lists.ts';
import { jobTable } from '../reviews/job-table.ts';
import { demoWorld } from '../world.ts';
import { companiesAt } from '../fill.ts';
import { composeSalaries } from './compose-salaries.ts';
import type { DemoSalary } from './demo-salary.ts';
import { usualPayOf, payAfter } from './job-pay.ts';
import { payTable } from './pay-table.ts';
import { plantedSalaries } from './planted-salaries.ts';

const salariesOf = (seed: number, companies: number) =>
  [...demoWorld({ seed, companies }).companies()].map((company, place) => ({ company, salaries: [...composeSalaries(seed, company, place)] }));

const world = salariesOf(1, companiesAt.demo);
const salaries = world.flatMap((each) => each.salaries);
const at = (name: string): readonly DemoSalary[] => world.find(({ company }) => company.name === name)?.salaries ?? [];

const medianOf = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
/** Pay in several worlds, enough people for a median of rare jobs. */
const paid = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seed) => salariesOf(seed, companiesAt.demo).flatMap((each) => each.salaries));
/** Median pay in lakhs for a job and range of experience. */
const lakhsOf = (designation: string, [least, most]: readonly [number, number], test: (salary: DemoSalary) => boolean = () => true): number => {
  const found = paid.filter(
    (each) =>
      each.designation === designation &&
      each.employment === 'full-time' &&
      each.currency === 'INR' &&
      each.experienceYears >= least &&
      each.experienceYears <= most &&
      test(each),
  );
  expect(found.length).toBeGreaterThan(7);
  return medianOf(found.map(yearlyPay)) / lakh;
};

describe('the salaries of the demo world', () => {
  it('are the same for the same seed, and others for another', () => {
    const [one, again, other] = [salariesOf(7, 9), salariesOf(7, 9), salariesOf(8, 9)].map((some) => JSON.stringify(some.map((each) => each.salaries)));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('are some thirteen thousand, many of them at few companies and none at some', () => {
    expect([salaries.length > 11_500, salaries.length < 14_500]).toEqual([true, true]);
    const counts = world.map((each) => each.salaries.length).toSorted((one, other) => other - one);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
    expect(counts.slice(0, 33).reduce((sum, count) => sum + count, 0) / salaries.length).toBeGreaterThan(0.3);
  });

  it('have ids and authors of their own, as the database takes them', () => {
    expect(new Set(salaries.map(({ salaryId }) => salaryId)).size).toBe(salaries.length);
    expect(new Set(salaries.map(({ authorRef }) => authorRef)).size).toBe(salaries.length);
    expect(salaries.filter(({ salaryId, authorRef }) => !/^[a-z0-9]{16}$/.test(salaryId) || !/^[\w-]{43}$/.test(authorRef))).toEqual([]);
  });

  it('name jobs that the reference lists have, of which each has a pay', () => {
    const known = new Set(
      departments.flatMap(({ name }) => (designations[name] ?? []).flatMap((row) => row.split(' | ').map((text) => `${name}: ${text.split(' = ')[0] ?? ''}`))),
    );
    expect(salaries.filter(({ department, designation }) => !known.has(`${department}: ${designation}`))).toEqual([]);
    const jobs = Object.values(jobTable).flatMap((rows) =>
      rows.flatMap((row) => {
        const [department = '', all = ''] = row.split(': ');
        return all.split(' | ').map((designation) => ({ department, designation }));
      }),
    );
    const odd = jobs.filter((job) => {
      const pay = usualPayOf(job);
      const [first, after] = [payAfter(pay, pay.from), payAfter(pay, pay.from + 8)];
      return !(first >= 1.4 * lakh && first <= 30 * lakh && after > 1.1 * first && after < 6 * first && pay.spread >= 0.2 && pay.spread <= 0.45);
    });
    expect(odd).toEqual([]);
    expect(Object.keys(payTable).length).toBe(new Set(jobs.map(({ department }) => department)).size);
  });

  it('are whole thousands within what can be shared', () => {
    const amounts = salaries.flatMap(({ fixed, variable, stock }) => [fixed, variable, stock?.amount ?? 0]);
    expect(amounts.filter((amount) => amount % 1_000 !== 0 || amount < 0 || amount > mostPayLakhs * lakh)).toEqual([]);
    expect(salaries.filter(({ fixed }) => fixed < 1_000)).toEqual([]);
    expect(salaries.filter(({ experienceYears: years }) => !Number.isInteger(years) || years < 0 || years > mostExperienceYears)).toEqual([]);
    expect(salaries.filter(({ weeksAgo }) => !Number.isInteger(weeksAgo) || weeksAgo < 0 || weeksAgo >= 156)).toEqual([]);
    expect(salaries.filter(({ stock }) => stock !== null && (stock.amount <= 0 || ![null, 3, 4, 5].includes(stock.vestingPeriod)))).toEqual([]);
  });

  it('are round sums more often than not', () => expect(salaries.filter(({ fixed }) => fixed % 10_000 === 0).length / salaries.length).toBeGreaterThan(0.6));

  it('are of every kind of employment, and interns have no years behind them', () => {
    expect(new Set(salaries.map(({ employment }) => employment))).toEqual(new Set(employments));
    expect(salaries.filter(({ employment, experienceYears }) => employment === 'intern' && experienceYears > 0)).toEqual([]);
  });
});

describe('pay in the demo world', () => {
  it('rises with experience, and ever more slowly', () => {
    const [fresher, third, fifth, eighth, fifteenth] = (
      [
        [0, 0],
        [3, 4],
        [5, 7],
        [8, 11],
        [15, 30],
      ] as const
    ).map((years) => lakhsOf('Software Engineer', years));
    expect([fresher, third, fifth, eighth, fifteenth].toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([fresher, third, fifth, eighth, fifteenth]);
    const pay = usualPayOf({ department: 'Engineering - Software & QA', designation: 'Software Engineer' });
    const raises = [0, 4, 9, 15, 25].map((years) => payAfter(pay, years + 1) / payAfter(pay, years));
    expect(raises.toSorted((one, other) => other - one)).toEqual(raises);
  });

  it('is realistic: Bengaluru software engineers get 4 to 7 lakh, later 18 to 30', () => {
    const inBengaluru = ({ city }: DemoSalary) => city === 'bengaluru';
    const [fresher, senior] = [lakhsOf('Software Engineer', [0, 0], inBengaluru), lakhsOf('Software Engineer', [8, 9], inBengaluru)];
    expect([fresher > 4, fresher < 7, senior > 18, senior < 30]).toEqual([true, true, true, true]);
  });

  it.each([
    ['Customer Service Executive', [0, 0], 2.2, 3],
    ['Machine Operator', [0, 4], 1.7, 3.5],
    ['HR Executive', [0, 0], 2.2, 4],
    ['Branch Manager', [7, 12], 8, 16],
  ] as const)('is plausible: %s', (designation, years, least, most) => {
    const lakhs = lakhsOf(designation, years);
    expect([lakhs > least, lakhs < most]).toEqual([true, true]);
  });

  it('is lower for support than software, plants than desks, towns than Bengaluru', () => {
    expect(lakhsOf('Customer Service Executive', [3, 4])).toBeLessThan(lakhsOf('Software Engineer', [3, 4]));
    expect(lakhsOf('Machine Operator', [3, 7])).toBeLessThan(lakhsOf('HR Executive', [3, 7]));
    const of = (city: string) => lakhsOf('Software Engineer', [0, 0], (each) => each.city === city);
    expect(of('indore')).toBeLessThan(of('bengaluru'));
  });

  it('was less three years ago', () => {
    const of = (least: number, most: number) => lakhsOf('Software Engineer', [0, 0], ({ weeksAgo }) => weeksAgo >= least && weeksAgo <= most);
    expect(of(130, 155) / of(0, 25)).toBeLessThan(0.9);
  });

  it('has a variable part for most who sell', () => {
    const shareOf = (department: string): number => {
      const some = salaries.filter((each) => each.department === department && each.employment === 'full-time' && each.currency === 'INR');
      return some.filter(({ variable }) => variable > 0).length / some.length;
    };
    expect(shareOf('Sales & Business Development')).toBeGreaterThan(0.7);
    expect(shareOf('Production, Manufacturing & Engineering')).toBeLessThan(0.3);
  });
});

describe('the planted salaries', () => {
  it.each(plantedSalaries.map((planted) => [planted.name, planted] as const))(
    'stand at %s, in the number that the table says',
    (name, { place, salariesCount }) => {
      expect(world[place]?.company.name).toBe(name);
      expect(at(name).length).toBe(salariesCount);
    },
  );

  it('are slices of exactly 0, 7, 8, 11, 12, 25 and 400 people (F-02)', () => {
    const people = plantedSalaries.flatMap(({ name, planting }) =>
      planting.kind === 'slice' ? [at(name).filter(({ designation }) => designation === planting.job.designation).length] : [],
    );
    expect(people.toSorted((one, other) => one - other)).toEqual([0, 7, 8, 11, 12, 25, 400]);
  });

  it('share a city and years where the slice is one of a whole job (F-02)', () => {
    const drivers = at('Rupnarayan Roadways').filter(({ designation }) => designation === 'Driver');
    expect(new Set(drivers.map(({ city }) => city)).size).toBe(1);
    expect(drivers.filter(({ experienceYears }) => experienceYears < 5 || experienceYears > 7)).toEqual([]);
  });

  it('count in full where there are only eight, so that their figures are seen (F-02)', () => {
    const packers = at('Tulsi & Daughters’ “Slow” Pickles, since 1987');
    expect(new Set(packers.map(({ weeksAgo, experienceYears, city }) => `${weeksAgo} ${city} ${Math.floor((experienceYears - 3) / 2)}`)).size).toBe(1);
    const pays = packers.map(yearlyPay);
    expect(Math.max(...pays) / pays.reduce((sum, pay) => sum + pay, 0)).toBeLessThan(0.25);
  });

  it('mix up units in three of a hundred at Vayupath Logistics, and nowhere else', () => {
    // Nobody is paid a sixth or six times of what such a job is paid elsewhere.
    const isSlip = (salary: DemoSalary) => {
      const times = (salary.fixed + salary.variable) / payAfter(usualPayOf(salary), salary.experienceYears);
      return salary.currency === 'INR' && salary.employment === 'full-time' && (times < 1 / 6 || times > 6);
    };
    const slips = at('Vayupath Logistics').filter(isSlip).length;
    expect([slips >= 8, slips <= 12]).toEqual([true, true]);
    expect(world.filter(({ company, salaries: some }) => some.some(isSlip) && company.name !== 'Koyal Pay').map(({ company }) => company.name)).toEqual([
      'Vayupath Logistics',
    ]);
  });

  it('are far off at Koyal Pay: many times the middle, or a fraction of it', () => {
    const engineers = at('Koyal Pay')
      .filter(({ designation, employment }) => designation === 'Software Engineer' && employment === 'full-time')
      .map(yearlyPay);
    expect(engineers.filter((pay) => pay > 4 * medianOf(engineers)).length).toBeGreaterThanOrEqual(2);
    expect(engineers.filter((pay) => pay < medianOf(engineers) / 3).length).toBeGreaterThanOrEqual(2);
  });

  it('are paid in dollars at Pravaha Cloudworks: fourteen, and few elsewhere', () => {
    expect(at('Pravaha Cloudworks').filter(({ currency }) => currency === 'USD').length).toBe(14);
    expect(salaries.filter(({ currency }) => currency === 'USD').length).toBeLessThan(60);
  });

  it('have stock of every kind at Betwa Analytics, and listed units at makers of software', () => {
    const kinds = new Set(at('Betwa Analytics').flatMap(({ stock }) => (stock ? [stock.stockType] : [])));
    expect(kinds).toEqual(new Set(stockTypes));
    expect(salaries.filter(({ stock }) => stock?.stockType === 'rsus').length).toBeGreaterThan(40);
  });
});
