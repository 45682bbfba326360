import type { IsoDate } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import { isCity, stateOfCity } from '../calculators/work-cities.ts';
import type { EmploymentType } from '../careers/employment-type.ts';
import { LruCache } from '../lru-cache.ts';
import type { Named } from '../named.ts';
import { medianPayOf } from '../salaries/job-pay.ts';
import type { PaySlice } from '../salaries/salary-figures.ts';
import { takeHome } from '../take-home/take-home.ts';
import type { RealPay } from './job.ts';

/** The pay of a kind of job: at its company, or, without one, at all companies. */
export interface PaidJob {
  readonly employment: EmploymentType;
  readonly company: Named;
  readonly designation: Named | null;
  readonly cities: readonly Named[];
}

/**
 * What a job really pays, of the figures that are published: those of the company in one of its cities first, then of the company, of the market in one of its cities, and of the market.
 * Figures are of people who work full time for the most part, so that of other employment nothing is said.
 */
export function realPayOf({ employment, company, designation, cities }: PaidJob, slices: readonly PaySlice[], today: IsoDate): RealPay | null {
  if (employment !== 'fulltime' || designation === null) return null;
  const ofJob = slices.filter(({ group }) => group.designation?.urlName === designation.urlName);
  const atCompany = ofJob.filter(({ group }) => group.company?.urlName === company.urlName);
  const inMarket = ofJob.filter(({ group }) => group.company === null);
  const inCity = (some: readonly PaySlice[]) => cities.flatMap(({ urlName }) => some.find(({ group }) => group.city?.urlName === urlName) ?? [])[0];
  const anywhere = (some: readonly PaySlice[]) => some.find(({ group }) => group.city === null);
  const slice = inCity(atCompany) ?? anywhere(atCompany) ?? inCity(inMarket) ?? anywhere(inMarket);
  if (!slice) return null;
  const amountAt = (percent: number): number | null => slice.figures.points.find((point) => point.percent === percent)?.amount ?? null;
  const median = medianPayOf(slice);
  return {
    of: slice.group.company === null ? 'market' : 'company',
    city: slice.group.city,
    median,
    low: amountAt(25),
    high: amountAt(75),
    people: slice.figures.people,
    inHandMonthly: inHandMonthly(median, (slice.group.city ?? cities[0])?.urlName, today),
  };
}

/** The rupees to which it is rounded: the pay it is of is not known to the rupee. */
const handStep = 100;
const inHands = new LruCache<number>(2_000);

/** The pay of a year in hand a month, as the take-home calculator answers it where only the amount and the city are given. A published amount is asked for again and again. */
function inHandMonthly(annualCtc: number, city: string | undefined, today: IsoDate): number {
  const state = city !== undefined && isCity(city) ? stateOfCity[city] : undefined;
  return inHands.get(
    `${annualCtc} ${state} ${today}`,
    () => Math.round(takeHome({ today, financialYear: financialYearOn(today), annualCtc, ...(state && { state }) }).headlineMonth / handStep) * handStep,
  );
}
