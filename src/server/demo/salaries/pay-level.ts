import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { DemoCity } from '../companies/demo-cities.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { EmployerFacts } from '../reviews/employer-facts.ts';

/** Pay relative to a large city, with smaller gaps for low pay. */
export const cityLevel = ({ name, weight }: DemoCity, begins: number): number =>
  (cityLevels[name] ?? (weight >= 5 ? 0.86 : 0.79)) ** (begins < littlePay ? 0.5 : 1);

const littlePay = 250_000;

const cityLevels: Readonly<Record<string, number>> = {
  Bengaluru: 1.15,
  Gurugram: 1.13,
  Mumbai: 1.12,
  Hyderabad: 1.06,
  'New Delhi': 1.05,
  Noida: 1.04,
  Pune: 1.04,
  Thane: 1.02,
  Chennai: 1,
  Ahmedabad: 0.92,
  Kolkata: 0.92,
  Chandigarh: 0.9,
  Kochi: 0.89,
};

export function companyLevel({ industry, indianSize }: DemoCompany, { leanings }: EmployerFacts): number {
  const size = indianSize === null ? 0.95 : 0.86 + 0.028 * sizeBuckets.indexOf(indianSize);
  return size * (industryLevels[industry.urlName] ?? 1) * Math.exp(0.22 * leanings.pay);
}

const industryLevels: Readonly<Record<string, number>> = {
  'software-products': 1.35,
  payments: 1.18,
  'online-marketplaces': 1.14,
  'cloud-services': 1.12,
  'data-consulting': 1.06,
  banking: 1.06,
  insurance: 1.03,
  pharmaceuticals: 1.04,
  power: 1.04,
  'it-services': 0.84,
  'non-profits': 0.8,
  'skill-training': 0.9,
  education: 0.93,
  textiles: 0.92,
  garments: 0.9,
  handicrafts: 0.85,
  'facility-services': 0.92,
  'government-contractors': 0.9,
  'tea-and-coffee': 0.88,
  restaurants: 0.94,
};
