import type { SizeBucket } from '#core/companies/size-bucket.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';

/** Number of salaries, less varied behind the first companies. */
export function salariesCountOf(seed: number, place: number, { indianSize }: DemoCompany): number {
  const random = new Random(seed, place, 'salaries');
  if (random.chance(0.08)) return 0;
  const drawn = Math.round((indianSize === null ? 3 : usual[indianSize]) * Math.exp(0.8 * random.bell()));
  return place < firstCompanies || drawn < few ? drawn : Math.round(4 * drawn ** 0.7);
}

/** Companies at the start of every world. */
const firstCompanies = 60;

/** Counts below the display threshold stay as they are. */
const few = 8;

const usual: Readonly<Record<SizeBucket, number>> = {
  '1-10': 1,
  '11-50': 2,
  '51-200': 7,
  '201-500': 14,
  '501-1k': 22,
  '1k-5k': 42,
  '5k-10k': 80,
  '10k-50k': 150,
  '50k-1 Lakh': 300,
  '1 Lakh+': 500,
};
