import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';
import { employerFacts } from '../reviews/employer-facts.ts';
import { jobTable } from '../reviews/job-table.ts';
import { jobIn, type DemoJob } from '../reviews/jobs.ts';
import { anyJobAt, composeSalary, type Payer, type SalaryWish } from './compose-salary.ts';
import type { DemoSalary } from './demo-salary.ts';
import { anyStock } from './demo-stock.ts';
import { salaryPlanAt, type PlantedJob, type SalaryPlanting } from './planted-salaries.ts';
import { salariesCountOf } from './salaries-count.ts';
import { nearest } from './said-amount.ts';

/** Number of main jobs, shared by half of the employees, and of their departments. */
const mainJobs = 3;
const mainDepartments = 2;

/** Most people in one unplanted job, below half of a well-reported one. */
const mostInOneJob = 19;

/** Salaries at one place of a world, planted ones first. */
export function* composeSalaries(seed: number, company: DemoCompany, place: number): Generator<DemoSalary, void> {
  const random = new Random(seed, place, 'pay');
  const payer: Payer = {
    company,
    employer: employerFacts(seed, place, company),
    mainJobs: Array.from({ length: mainJobs }, () => mainJobIn(company, random)),
  };
  const plan = salaryPlanAt(place);
  const count = plan?.salariesCount ?? salariesCountOf(seed, place, company);
  const told = new Map<string, number>();
  for (let turn = 0; turn < count; turn++) {
    const salary = salaryAt(payer, plan?.planting, turn, new Random(seed, place, `salary ${turn}`));
    const people = (told.get(salary.designation) ?? 0) + 1;
    told.set(salary.designation, people);
    if (plan !== undefined || people <= mostInOneJob) yield salary;
  }
}

function mainJobIn({ industry }: DemoCompany, random: Random): DemoJob {
  const departments = (jobTable[industry.urlName] ?? []).slice(0, mainDepartments).map((row) => row.split(': ')[0]);
  for (;;) {
    const job = jobIn(industry, random);
    if (departments.includes(job.department)) return job;
  }
}

function salaryAt(payer: Payer, planting: SalaryPlanting | undefined, turn: number, random: Random): DemoSalary {
  switch (planting?.kind) {
    case 'slice':
      return composeSalary(payer, random, turn < planting.people ? wishFor(planting.job, turn) : { job: otherJob(payer, planting.job, random) });
    case 'dollars':
      return composeSalary(payer, random, turn < planting.people ? { ...wishFor(planting.job, turn), currency: 'USD' } : {});
    case 'outliers':
      return turn < planting.people ? farOff(composeSalary(payer, random, wishFor(planting.job, turn)), turn, random) : composeSalary(payer, random);
    case 'slips':
      return turn % oneSlipIn === oneSlipIn - 1 ? slipped(composeSalary(payer, random), turn) : composeSalary(payer, random);
    case 'stock':
      return turn % 2 === 0 ? withStock(composeSalary(payer, random, { currency: 'INR', employment: 'full-time' }), random) : composeSalary(payer, random);
    default:
      return composeSalary(payer, random);
  }
}

const wishFor = ({ department, designation, years, cities, isAlike }: PlantedJob, turn: number): SalaryWish => ({
  job: { department, designation, isDesk: false, isShop: false, isTech: false },
  employment: 'full-time',
  currency: 'INR',
  ...(years && { years }),
  ...(cities && { cityAt: turn % cities }),
  ...(isAlike && { isAlike }),
});

function otherJob(payer: Payer, { designation }: PlantedJob, random: Random): DemoJob {
  for (;;) {
    const job = anyJobAt(payer, random);
    if (job.designation !== designation) return job;
  }
}

/** Salary far above or below the others. */
const farOff = (salary: DemoSalary, turn: number, random: Random): DemoSalary =>
  times(salary, turn % 2 === 0 ? random.between(8, 15) : 1 / random.between(6, 9));

/** One in so many salaries mixes up units. */
const oneSlipIn = 33;

/** Month for year, year for month, or thousands for lakhs. */
const slipped = (salary: DemoSalary, turn: number): DemoSalary => times(salary, [12, 1 / 12, 1 / 100][Math.floor(turn / oneSlipIn) % 3] ?? 1);

const times = (salary: DemoSalary, factor: number): DemoSalary => ({
  ...salary,
  fixed: Math.max(1_000, nearest(salary.fixed * factor, 1_000)),
  variable: nearest(salary.variable * factor, 1_000),
});

const withStock = (salary: DemoSalary, random: Random): DemoSalary => ({ ...salary, stock: anyStock(salary.fixed, random) });
