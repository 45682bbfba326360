import { lakh } from '#core/figures/rupee-units.ts';
import { mostExperienceYears } from '#core/salaries/salary.ts';
import type { DemoJob } from '../reviews/jobs.ts';
import { payTable, type DepartmentPay } from './pay-table.ts';

interface DemoJobPay extends Pick<DepartmentPay, 'stay'> {
  /** Years of experience at the start and at most. */
  readonly from: number;
  readonly most: number;
  /** Rupees a year at the start. */
  readonly begins: number;
  readonly growth: number;
  readonly spread: number;
  readonly variable: { readonly have: number; readonly least: number; readonly most: number };
}

export function usualPayOf({ department, designation }: Pick<DemoJob, 'department' | 'designation'>): DemoJobPay {
  const found = pays.get(`${department}: ${designation}`);
  if (found === undefined) throw new RangeError(`No pay of a ${designation} in ${department}`);
  return found;
}

/** Median in rupees after some years, with shrinking raises. */
export const payAfter = ({ begins, growth, from }: DemoJobPay, years: number): number => begins * Math.exp(growth * (grownIn(years) - grownIn(from)));

/** Years of equal raises that come to the same. */
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
