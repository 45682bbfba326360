import type { IsoDate } from '../calculators/answer-types.ts';
import { financialYearOn } from '../calculators/financial-year.ts';
import { isCity, stateOfCity } from '../calculators/work-cities.ts';
import type { EmploymentType } from '../careers/employment-type.ts';
import { LruCache } from '../lru-cache.ts';
import type { Named } from '../named.ts';
import { medianPayOf } from '../salaries/job-pay.ts';
import type { PaySlice } from '../salaries/salary-figures.ts';
import type { ExperienceBand } from '../salaries/salary.ts';
import { takeHome } from '../take-home/take-home.ts';
import { askedBands } from './asked-years.ts';
import type { Compensation, RealPay, UsualPay } from './job.ts';
import { isFarAboveUsual, usualPay, type UsuallyPaid } from './usual-pay.ts';

/** A job, as far as its pay goes. */
export interface PaidJob extends UsuallyPaid<Named> {
  readonly employment: EmploymentType;
  readonly company: Named;
  readonly designation: Named | null;
}

/**
 * What a job really pays, of the figures that are published: at the company first, else at all companies; of the years that it asks for first, else of all years; and of each
 * in one of its cities first, else in all. Figures are of people who work full time for the most part, so that of other employment nothing is said.
 */
export function realPayOf({ employment, company, designation, cities, experience }: PaidJob, slices: readonly PaySlice[], today: IsoDate): RealPay | null {
  if (employment !== 'fulltime' || designation === null) return null;
  const ofJob = slices.filter(({ group }) => group.designation?.urlName === designation.urlName);
  const wider = [...askedBands(experience), null].flatMap((band) => [...cities, null].map((city) => ({ band, city })));
  const narrowest = (some: readonly PaySlice[]) => wider.flatMap(({ city, band }) => some.find((slice) => isOf(slice, city, band)) ?? [])[0];
  const slice = narrowest(ofJob.filter(({ group }) => group.company?.urlName === company.urlName)) ?? narrowest(ofJob.filter(isOfMarket));
  if (!slice) return null;
  const { group, figures } = slice;
  const amountAt = (percent: number): number | null => figures.points.find((point) => point.percent === percent)?.amount ?? null;
  const median = medianPayOf(slice);
  return {
    of: group.company === null ? 'market' : 'company',
    city: group.city,
    experience: group.experience,
    median,
    low: amountAt(25),
    high: amountAt(75),
    people: figures.people,
    ...(figures.companies && { companies: figures.companies }),
    inHandMonthly: inHandMonthly(median, (group.city ?? cities[0])?.urlName, today),
  };
}

const isOf = ({ group }: PaySlice, city: Named | null, band: ExperienceBand | null): boolean =>
  group.city?.urlName === city?.urlName && group.experience === band;

const isOfMarket = ({ group }: PaySlice): boolean => group.company === null;

/** What such work usually pays at all companies, where an advertisement promises three times as much or more; null where it does not, or no figure is published. */
export function exceededPayOf(
  { designation, ...job }: Pick<PaidJob, 'designation' | 'cities' | 'experience'>,
  pay: Compensation,
  slices: readonly PaySlice[],
): UsualPay | null {
  const inMarket = slices.filter((slice) => isOfMarket(slice) && designation !== null && slice.group.designation?.urlName === designation.urlName);
  const usual = usualPay(job, (city: Named | null, band) => {
    const slice = inMarket.find((each) => isOf(each, city, band));
    return slice && { median: medianPayOf(slice), city: slice.group.city, experience: slice.group.experience, people: slice.figures.people };
  });
  return usual !== null && pay.currency === 'INR' && isFarAboveUsual({ from: pay.minCtc, to: pay.maxCtc }, usual.median) ? usual : null;
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
