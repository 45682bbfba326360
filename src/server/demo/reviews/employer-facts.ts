import type { DemoCity } from '../companies/demo-cities.ts';
import { demoCities } from '../companies/demo-cities.ts';
import { hasDesk } from '../companies/has-desk.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';
import { reviewSubjects, type ReviewSubject } from './remark.ts';

/** Facts about a company that recur in its reviews. */
export interface EmployerFacts {
  /** Name in prose, null for "the company". */
  readonly shortName: string | null;
  readonly noun: string;
  /** Portal for leave and claims. */
  readonly portal: string;
  readonly cities: readonly DemoCity[];
  readonly spots: readonly string[];
  readonly dishes: readonly string[];
  readonly hikeMonth: string;
  readonly noticeDays: number;
  readonly bond: { readonly rupees: number; readonly months: number } | null;
  readonly mean: number;
  /** Relative strengths by subject, around 0. */
  readonly leanings: Readonly<Record<ReviewSubject, number>>;
  readonly isAnswering: boolean;
  readonly isInviting: boolean;
  readonly mostYears: number;
}

const thisYear = 2026;

/** Facts derived from rating, offices, name and age. */
export function employerFacts(seed: number, place: number, company: DemoCompany): EmployerFacts {
  const random = new Random(seed, place, 'employer');
  const [first = ''] = company.name.split(/[\s,]+/);
  const shortName = /^[A-Z][a-z]{3,}$/.test(first) ? first : null;
  return {
    shortName,
    noun: company.industry.noun ?? 'company',
    portal: portalOf(random, shortName),
    cities: company.offices.length > 0 ? company.offices : [random.among(demoCities.filter(({ name }) => company.industry.cities.includes(name)))],
    spots: some(random, spots, 4),
    dishes: some(random, dishes, 5),
    hikeMonth: random.among(['April', 'April', 'April', 'July', 'October', 'January', 'June']),
    noticeDays: random.among([30, 30, 30, 45, 60, 60, 90, 90]),
    bond: random.chance(0.25) ? { rupees: random.among([25, 50, 50, 75, 100, 150, 200]) * 1_000, months: random.among([12, 12, 18, 24, 24, 36]) } : null,
    mean: company.rating ?? 3.4 + 0.35 * random.bell(),
    leanings: leaningsOf(random),
    isAnswering: random.chance(0.9) && hasDesk(place),
    isInviting: random.chance(0.25),
    mostYears: Math.min(11, Math.max(2, thisYear - (company.foundedYear ?? 2010))),
  };
}

function portalOf(random: Random, shortName: string | null): string {
  if (shortName === null) return random.among(['the HR app', 'the leave portal', 'the intranet', 'the attendance app']);
  return random.among([`My${shortName}`, `${shortName} Connect`, `${shortName} One`, `${shortName} Desk`, `the ${shortName} app`, `e-${shortName}`]);
}

const leaningsOf = (random: Random): EmployerFacts['leanings'] => {
  const [hours, pay, security, growth, skills, people, place, work] = reviewSubjects.map(() => 0.45 * random.bell());
  return {
    hours: hours ?? 0,
    pay: pay ?? 0,
    security: security ?? 0,
    growth: growth ?? 0,
    skills: skills ?? 0,
    people: people ?? 0,
    place: place ?? 0,
    work: work ?? 0,
  };
};

function some(random: Random, all: readonly string[], count: number): readonly string[] {
  const found = new Set<string>();
  while (found.size < count) found.add(random.among(all));
  return [...found];
}

const spots = (
  'the flyover|the old bus stand|Gate 2|the ring road|the toll plaza|the second phase|the water tank|the sabzi mandi|the railway crossing|' +
  'the industrial estate|the tech park gate|the lake road|the temple arch|the metro pillar 84|the petrol pump|the court circle|the ITI gate|' +
  'the bypass|the stadium|the old mill|the clock tower|the nala bridge|the cinema circle|the weekly market|the canal road|the bank colony|' +
  'the post office lane|the cargo gate|the university gate|the substation'
).split('|');

const dishes = (
  'lemon rice|poha|rajma chawal|curd rice|chole|upma|sambar|egg curry|vada pav|bisi bele bath|kadhi|fish curry|pav bhaji|idli|khichdi|' +
  'dal baati|aloo paratha|misal|veg pulao|lal cha|samosa|puliyogare|litti chokha|avial|thepla|bread pakoda|maggi|tomato rasam'
).split('|');
