import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { Random } from '../random.ts';
import type { EmployerFacts } from '../reviews/employer-facts.ts';
import { jobIn, type DemoJob } from '../reviews/jobs.ts';
import type { DemoSalary } from './demo-salary.ts';
import { stockAt } from './demo-stock.ts';
import { usualPayOf, payAfter } from './job-pay.ts';
import { cityLevel, companyLevel } from './pay-level.ts';
import { nearest, saidAmount } from './said-amount.ts';

export interface Payer {
  readonly company: DemoCompany;
  readonly employer: EmployerFacts;
  readonly mainJobs: readonly DemoJob[];
}

export interface SalaryWish {
  readonly job?: DemoJob;
  readonly years?: readonly [least: number, most: number];
  readonly cityAt?: number;
  readonly isAlike?: true;
  readonly employment?: EmploymentKind;
  readonly currency?: DemoSalary['currency'];
}

const weeks = 156;
/** Age and spread of similar salaries. */
const alike = { weeksAgo: 6, spread: 0.05 };
/** Share by which pay rises in a year. */
const yearlyRise = 0.085;
const leastPay = 60_000;
const fullTimeLeast = 120_000;

export function composeSalary(payer: Payer, random: Random, wish: SalaryWish = {}): DemoSalary {
  const { company, employer } = payer;
  const job = wish.job ?? anyJobAt(payer, random);
  const cities = employer.cities;
  const city = cities[wish.cityAt ?? Math.floor(cities.length * random.next() ** 1.8)] ?? random.among(cities);
  const jobPay = usualPayOf(job);
  const years = wish.years ? random.between(...wish.years) : yearsIn(job, random);
  const employment = wish.employment ?? employmentAs(job, years, company, random);
  const weeksAgo = wish.isAlike ? alike.weeksAgo : Math.floor(weeks * random.next() ** 1.4);
  const usual = payAfter(jobPay, years) * cityLevel(city, jobPay.begins) * companyLevel(company, employer) * employedLevel(employment, job);
  const drawn = usual * Math.exp((wish.isAlike ? alike.spread : jobPay.spread) * random.bell() - (yearlyRise * weeksAgo) / 52);
  const pay = Math.max(employment === 'full-time' ? fullTimeLeast : leastPay, drawn);
  const isInDollars = random.chance(isGlobal(company) && job.isDesk ? 0.02 : 0);
  const isVariable = employment === 'full-time' && random.chance(jobPay.variable.have);
  const share = isVariable ? jobPay.variable.least + (jobPay.variable.most - jobPay.variable.least) * random.next() : 0;
  const currency = wish.currency ?? (isInDollars ? 'USD' : 'INR');
  return {
    salaryId: random.name(16),
    authorRef: Buffer.from(Array.from({ length: 32 }, () => random.between(0, 255))).toString('base64url'),
    department: job.department,
    designation: job.designation,
    city: city.urlName,
    experienceYears: years,
    employment,
    isCurrent: random.chance(0.72),
    currency,
    ...partsIn(currency, pay, share, random),
    stock: currency === 'INR' && employment === 'full-time' ? stockAt(company, job, pay, random) : null,
    weeksAgo,
  };
}

export const anyJobAt = ({ company, mainJobs }: Payer, random: Random): DemoJob =>
  random.chance(0.5) ? random.among(mainJobs) : jobIn(company.industry, random);

/** Years of experience, fewer people with more. */
function yearsIn(job: DemoJob, random: Random): number {
  const { from, most, stay } = usualPayOf(job);
  return Math.min(most, from + Math.floor(-Math.log(1 - random.next()) * stay));
}

function employmentAs({ isDesk, designation }: DemoJob, years: number, { industry }: DemoCompany, random: Random): EmploymentKind {
  const drawn = random.next();
  if (/Senior|Lead|Manager|Incharge|Officer|Professor/.test(designation)) return 'full-time';
  if (drawn < 0.01) return 'freelancer';
  if (drawn < (contractTrades.has(industry.urlName) ? 0.2 : 0.05)) return 'contract';
  if (isDesk && years === 0 && drawn > 0.82) return 'intern';
  return drawn > 0.96 && partTimeTrades.has(industry.urlName) ? 'part-time' : 'full-time';
}

function employedLevel(employment: EmploymentKind, { isTech }: DemoJob): number {
  return { 'full-time': 1, contract: isTech ? 1.05 : 0.86, intern: 0.5, 'part-time': 0.5, freelancer: isTech ? 1.05 : 0.86 }[employment];
}

/** Rupees for a dollar, and pay abroad relative to India. */
const rupeesForDollar = 86;
const abroad = 2.4;

function partsIn(currency: DemoSalary['currency'], pay: number, share: number, random: Random): Pick<DemoSalary, 'fixed' | 'variable'> {
  if (currency === 'USD') return { fixed: Math.max(1_000, nearest((abroad * pay) / rupeesForDollar, 1_000)), variable: 0 };
  return { fixed: saidAmount(pay * (1 - share), random), variable: share > 0 ? saidAmount(pay * share, random) : 0 };
}

/** True where more people work outside India. */
const isGlobal = ({ indianSize, globalSize }: DemoCompany): boolean =>
  indianSize !== null && globalSize !== null && sizeBuckets.indexOf(globalSize) > sizeBuckets.indexOf(indianSize);

const contractTrades: ReadonlySet<string> = new Set(
  'logistics|facility-services|auto-parts|metals|construction|government-contractors|electronics|garments|staffing'.split('|'),
);
const partTimeTrades: ReadonlySet<string> = new Set('education|skill-training|retail|restaurants|media|diagnostics|hospitals'.split('|'));
