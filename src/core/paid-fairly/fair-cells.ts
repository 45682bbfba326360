import { usualDay } from '../calculators/usual-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { nearestJob } from '../salaries/nearest-job.ts';
import type { SliceScope } from '../salaries/pay-crowd.ts';
import { bandNumber, experienceBandOf } from '../salaries/salary.ts';
import type { FairPay, PaySlice, PublishedCell } from '../salaries/salary-figures.ts';
import { everybody, type CityClass, type SliceKey } from '../salaries/slice-key.ts';
import { fairPayMethod } from '../calculators/fair-pay-rules.ts';

/** The metros by their names in URLs. New Delhi is Delhi. */
export const metroUrlNames: readonly string[] = inForceOn(fairPayMethod, usualDay).value.metros.flatMap((name) => [name, `new-${name}`]);

export const cityClassOf = (urlName: string): CityClass => (metroUrlNames.includes(urlName) ? 'metro' : 'other');

/** A job that a pay is compared in; without a city it has neither number nor class. */
export interface FairJob {
  readonly city: number;
  readonly cityClass: CityClass | '';
  readonly experienceYears: number;
}

/** One width at which a pay is compared: the slice, and whose pay that is of. */
export interface FairLevel {
  readonly level: PublishedCell['level'];
  readonly scope: SliceScope;
  readonly key: SliceKey;
}

/** The years after which a job is looked at again. */
const yearsOn = 2;

/** The bands of a job now and in two years. */
export const bandsOf = ({ experienceYears }: Pick<FairJob, 'experienceYears'>): readonly [now: number, later: number] => [
  bandNumber(experienceBandOf(experienceYears)),
  bandNumber(experienceBandOf(experienceYears + yearsOn)),
];

/** The widths at which a pay is compared, narrow to wide. */
export function fairLevels(job: FairJob): readonly FairLevel[] {
  const [band] = bandsOf(job);
  const { city, cityClass } = job;
  const inPlace: readonly FairLevel[] = [
    { level: 0, scope: 'jobAtCompany', key: { ...everybody, city, band } },
    { level: 1, scope: 'jobEverywhere', key: { ...everybody, city, band } },
    { level: 2, scope: 'jobEverywhere', key: { ...everybody, cityClass, band } },
  ];
  return [
    ...(city > 0 ? inPlace : []),
    { level: 3, scope: 'jobEverywhere', key: { ...everybody, band } },
    { level: 4, scope: 'department', key: { ...everybody, band } },
    { level: 5, scope: 'department', key: everybody },
  ];
}

/** Whether some of these cells are of one job, and not of a whole field of work. */
export const isOfOneJob = (cells: readonly Pick<PublishedCell, 'level'>[]): boolean => cells.some(({ level }) => level <= widestOfJob);

const widestOfJob: PublishedCell['level'] = 3;

/** The job that a pay is compared in where nothing is shown of its own: the nearest by name of the same years, or of any. Its slices are those of everyone in it. */
export const jobInstead = <Slice extends PaySlice>(name: string, slices: readonly Slice[]): Slice | undefined =>
  nearestJob(
    name,
    slices.filter(({ group }) => group.experience !== null),
  ) ?? nearestJob(name, slices);

/** The widths at which a pay is compared in another job: in all of India of any years, where it has no figure of these. */
export const levelsInstead = (job: FairJob, isShown: (key: SliceKey) => boolean): readonly FairLevel[] =>
  fairLevels(job).map((level) => (level.level === widestOfJob && !isShown(level.key) ? { ...level, key: everybody } : level));

/** The cells around a job of which nothing is shown at all companies, nor of any near it: everyone in it, or in the nearest one, at one company. */
export const withCompany = (cells: readonly PublishedCell[], slice: PaySlice | undefined): readonly PublishedCell[] =>
  slice ? [{ ...slice, level: widestOfJob }, ...cells] : cells;

/** The published slices that a pay is compared with; `later` is the next band, where two years lead into one. */
export function fairPay(job: FairJob, published: (of: Omit<FairLevel, 'level'>) => PaySlice | undefined, levels = fairLevels(job)): FairPay {
  const [band, laterBand] = bandsOf(job);
  const laterIn = (city: number) => published({ scope: 'jobEverywhere', key: { ...everybody, city, band: laterBand } });
  return {
    cells: levels.flatMap(({ level, ...of }) => {
      const slice = published(of);
      return slice ? [{ ...slice, level }] : [];
    }),
    later: band === laterBand ? null : (laterIn(job.city) ?? laterIn(0) ?? null),
  };
}
