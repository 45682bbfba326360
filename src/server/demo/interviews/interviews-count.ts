import type { SizeBucket } from '#core/companies/size-bucket.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';

export function interviewsCountOf(seed: number, place: number, { indianSize, industry }: DemoCompany): number {
  const random = new Random(seed, place, 'interviews');
  if (random.chance(0.1)) return 0;
  return Math.round((indianSize === null ? 1 : usual[indianSize]) * (asked.get(industry.urlName) ?? 1) * Math.exp(0.7 * random.bell()));
}

const usual: Readonly<Record<SizeBucket, number>> = {
  '1-10': 1,
  '11-50': 1,
  '51-200': 3,
  '201-500': 6,
  '501-1k': 10,
  '1k-5k': 18,
  '5k-10k': 32,
  '10k-50k': 55,
  '50k-1 Lakh': 100,
  '1 Lakh+': 170,
};

/** Factor for workplaces that always hire: wards, kitchens, counters and roads. */
const asked: ReadonlyMap<string, number> = new Map([
  ['hospitals', 5],
  ['diagnostics', 5],
  ['restaurants', 4],
  ['hotels', 4],
  ['facility-services', 3],
  ['passenger-transport', 3],
  ['retail', 3],
  ['media', 2],
]);
