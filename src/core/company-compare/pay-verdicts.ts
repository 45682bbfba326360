import type { Named } from '../named.ts';
import { medianPayOf } from '../salaries/job-pay.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import type { ExperienceBand } from '../salaries/salary.ts';
import { companyNamed, numberOf, ranked, type ComparedNumber, type Measured } from './clear-differences.ts';
import type { CompanyComparison, ComparedCompany, ComparedCompanyJob } from './company-comparison.ts';

/** Comparison of pay: a clear leader, or overlapping ranges of medians. */
export interface PayVerdict {
  /** Job, or null for all jobs together. */
  readonly designation: Named | null;
  /** Common band of experience, or null for any. */
  readonly band: ExperienceBand | null;
  /** Medians, highest first. */
  readonly numbers: readonly [ComparedNumber, ComparedNumber, ...ComparedNumber[]];
  readonly isClear: boolean;
}

/** Verdicts overall and by shared job, where two companies publish certainty. */
export const payVerdicts = ({ companies, jobs }: Omit<CompanyComparison, 'nearest'>): readonly PayVerdict[] =>
  [
    {
      designation: null,
      band: null,
      measured: measuredPay(
        companies,
        companies.map(({ pay }) => pay),
      ),
    },
    ...jobs.map((job) => ({ designation: job.designation, ...measuredJob(companies, job) })),
  ].flatMap(verdictOf);

function verdictOf({ measured, ...about }: Pick<PayVerdict, 'designation' | 'band'> & { readonly measured: readonly Measured[] }): readonly PayVerdict[] {
  const { first, others, isClear } = ranked(measured);
  const [second, ...rest] = others.map(numberOf);
  return first && second ? [{ ...about, numbers: [numberOf(first), second, ...rest], isClear }] : [];
}

/** Prefers pay at equal experience where published. */
function measuredJob(
  companies: readonly ComparedCompany[],
  { pays, sameExperience }: ComparedCompanyJob,
): { readonly band: ExperienceBand | null; readonly measured: readonly Measured[] } {
  const alike = sameExperience ? measuredPay(companies, sameExperience.pays) : [];
  return sameExperience && alike.length > 1 ? { band: sameExperience.band, measured: alike } : { band: null, measured: measuredPay(companies, pays) };
}

const measuredPay = (companies: readonly ComparedCompany[], pays: readonly (SalaryFigures | null)[]): readonly Measured[] =>
  companies.flatMap((company, at) => {
    const figures = pays[at];
    return figures?.interval ? [{ company: companyNamed(company), value: medianPayOf({ figures }), people: figures.people, ...figures.interval }] : [];
  });
