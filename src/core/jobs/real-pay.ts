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

export interface PaidJob extends UsuallyPaid<Named> {
  readonly employment: EmploymentType;
  readonly company: Named;
  readonly designation: Named | null;
}

/** Prefers figures of the company, experience and city; nothing for other than full-time work. */
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

/** Usual market pay if the advertisement promises three times as much, else null. */
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

/** Rounding in rupees, since the pay itself is approximate. */
const handStep = 100;
const inHands = new LruCache<number>(2_000);

/** Take-home calculator result from amount and city alone, cached for published amounts. */
function inHandMonthly(annualCtc: number, city: string | undefined, today: IsoDate): number {
  const state = city !== undefined && isCity(city) ? stateOfCity[city] : undefined;
  return inHands.get(
    `${annualCtc} ${state} ${today}`,
    () => Math.round(takeHome({ today, financialYear: financialYearOn(today), annualCtc, ...(state && { state }) }).headlineMonth / handStep) * handStep,
  );
}
