import { usualDay } from '../calculators/usual-year.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { nearestJob } from '../salaries/nearest-job.ts';
import { placesFor, type PayPlace } from '../salaries/pay-places.ts';
import type { SliceScope } from '../salaries/pay-crowd.ts';
import { bandNumber, experienceBandOf } from '../salaries/salary.ts';
import type { FairPay, PaySlice, PublishedCell } from '../salaries/salary-figures.ts';
import { everybody, type CityClass, type SliceKey } from '../salaries/slice-key.ts';
import { fairPayMethod } from '../calculators/fair-pay-rules.ts';

/** Metros by url name; New Delhi counts as Delhi. */
export const metroUrlNames: readonly string[] = inForceOn(fairPayMethod, usualDay).value.metros.flatMap((name) => [name, `new-${name}`]);

export const cityClassOf = (urlName: string): CityClass => (metroUrlNames.includes(urlName) ? 'metro' : 'other');

export interface FairJob {
  readonly city: number;
  readonly cityClass: CityClass | '';
  readonly experienceYears: number;
}

export interface FairLevel {
  readonly level: PublishedCell['level'];
  readonly scope: SliceScope;
  readonly key: SliceKey;
}

const yearsOn = 2;

/** Experience bands now and in two years. */
export const bandsOf = ({ experienceYears }: Pick<FairJob, 'experienceYears'>): readonly [now: number, later: number] => [
  bandNumber(experienceBandOf(experienceYears)),
  bandNumber(experienceBandOf(experienceYears + yearsOn)),
];

export function fairLevels(job: FairJob): readonly FairLevel[] {
  const [band] = bandsOf(job);
  const { city, cityClass } = job;
  const placed: Readonly<Record<PayPlace, Pick<FairLevel, 'level'> & Partial<SliceKey>>> = {
    city: { level: 1, city },
    citiesLike: { level: 2, cityClass },
    india: { level: widestOfJob },
  };
  const inPlaces = placesFor(city > 0).map((place): FairLevel => {
    const { level, ...at } = placed[place];
    return { level, scope: 'jobEverywhere', key: { ...everybody, ...at, band } };
  });
  const atCompany: FairLevel = { level: 0, scope: 'jobAtCompany', key: { ...everybody, city, band } };
  return [
    ...(city > 0 ? [atCompany] : []),
    ...inPlaces,
    { level: 4, scope: 'department', key: { ...everybody, band } },
    { level: 5, scope: 'department', key: everybody },
  ];
}

export const isOfOneJob = (cells: readonly Pick<PublishedCell, 'level'>[]): boolean => cells.some(({ level }) => level <= widestOfJob);

const widestOfJob: PublishedCell['level'] = 3;

/** Nearest job by name with figures, preferring the same years. */
export const jobInstead = <Slice extends PaySlice>(name: string, slices: readonly Slice[]): Slice | undefined =>
  nearestJob(
    name,
    slices.filter(({ group }) => group.experience !== null),
  ) ?? nearestJob(name, slices);

/** Widths in another job; all of India at any experience if nothing else. */
export const levelsInstead = (job: FairJob, isShown: (key: SliceKey) => boolean): readonly FairLevel[] =>
  fairLevels(job).map((level) => (level.level === widestOfJob && !isShown(level.key) ? { ...level, key: everybody } : level));

/** Falls back to one company where no figures exist across companies. */
export const withCompany = (cells: readonly PublishedCell[], slice: PaySlice | undefined): readonly PublishedCell[] =>
  slice ? [{ ...slice, level: widestOfJob }, ...cells] : cells;

/** Published slices for comparison; `later` covers the band in two years. */
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
