import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { StockDetail } from '#core/salaries/salary-draft.ts';
import { stockTypes, vestingPeriods, type StockKind } from '#core/salaries/salary.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import type { Random } from '../random.ts';
import type { DemoJob } from '../reviews/jobs.ts';
import { nearest } from './said-amount.ts';

/** Units at large software companies, options at young ones, and rarely any elsewhere. */
export function stockAt(company: DemoCompany, job: DemoJob, pay: number, random: Random): StockDetail | null {
  const drawn = random.next();
  if (!job.isDesk || pay < leastWithStock) return null;
  if (isLarge(company) && listedTrades.has(company.industry.urlName)) return drawn < 0.3 ? grantOf('rsus', pay, random) : null;
  if (isYoung(company) && youngTrades.has(company.industry.urlName)) return drawn < 0.22 ? grantOf('esops', pay, random) : null;
  return drawn < 0.008 ? anyStock(pay, random) : null;
}

const leastWithStock = 500_000;

export const anyStock = (pay: number, random: Random): StockDetail => grantOf(random.among(stockTypes), pay, random);

/** Whole grant, worth from some months of pay to over a year. */
function grantOf(stockType: StockKind, pay: number, random: Random): StockDetail {
  const amount = pay * (0.25 + 1.1 * random.next() ** 1.5);
  return {
    stockType,
    vestingPeriod: random.chance(0.12) ? null : random.chance(0.7) ? 4 : random.among(vestingPeriods),
    amount: Math.max(50_000, nearest(amount, amount < 1_000_000 ? 50_000 : 100_000)),
  };
}

const isLarge = ({ indianSize }: DemoCompany): boolean => indianSize !== null && sizeBuckets.indexOf(indianSize) >= sizeBuckets.indexOf('1k-5k');
const isYoung = ({ foundedYear }: DemoCompany): boolean => (foundedYear ?? 0) >= 2014;

const listedTrades: ReadonlySet<string> = new Set(['software-products', 'cloud-services']);
const youngTrades: ReadonlySet<string> = new Set([...listedTrades, 'payments', 'online-marketplaces', 'data-consulting', 'electric-vehicles', 'agritech']);
