import { lakh } from '#core/figures/rupee-units.ts';
import { mostExperienceYears } from '#core/salaries/salary.ts';
import type { DemoJob } from '../reviews/jobs.ts';
import { payTable, type DepartmentPay } from './pay-table.ts';

/** How one job is paid. */
interface DemoJobPay extends Pick<DepartmentPay, 'stay'> {
  /** The years of experience with which people begin in it, and the most that someone in it has. */
  readonly from: number;
  readonly most: number;
  /** Rupees a year at the beginning. */
  readonly begins: number;
  readonly growth: number;
  readonly spread: number;
  readonly variable: { readonly have: number; readonly least: number; readonly most: number };
}

/** How a job is paid. */
export function usualPayOf({ department, designation }: Pick<DemoJob, 'department' | 'designation'>): DemoJobPay {
  const found = pays.get(`${department}: ${designation}`);
  if (found === undefined) throw new RangeError(`No pay of a ${designation} in ${department}`);
  return found;
}

/** The median in rupees after some years. Each raise is smaller than the one before. */
export const payAfter = ({ begins, growth, from }: DemoJobPay, years: number): number => begins * Math.exp(growth * (grownIn(years) - grownIn(from)));

/** The years that raises would have to be equal for, to come to the same. */
const grownIn = (years: number): number => flattening * (1 - Math.exp(-years / flattening));
const flattening = 10;

const pays = new Map(
  Object.entries(payTable).flatMap(([department, pay]) => pay.jobs.split(' | ').map((row) => [`${department}: ${nameIn(row)}`, payIn(row, pay)] as const)),
);

function nameIn(row: string): string {
  return row.replace(/( [\d.]+)+$/, '');
}

function payIn(row: string, { growth, spread, stay, variable: [have, least, most] }: DepartmentPay): DemoJobPay {
  const [from = 0, lakhs = 0, ownGrowth = growth, years = mostExperienceYears] = row.slice(nameIn(row).length).trim().split(' ').map(Number);
  return {
    stay,
    from,
    most: years,
    begins: lakhs * lakh,
    growth: ownGrowth / 100,
    spread: spread / 100,
    variable: { have: have / 100, least: least / 100, most: most / 100 },
  };
}
