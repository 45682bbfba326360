import type { Named } from '../named.ts';
import { medianPayOf } from '../salaries/job-pay.ts';
import type { SalaryFigures } from '../salaries/salary-figures.ts';
import type { ExperienceBand } from '../salaries/salary.ts';
import { companyNamed, numberOf, ranked, type ComparedNumber, type Measured } from './clear-differences.ts';
import type { CompanyComparison, ComparedCompany, ComparedCompanyJob } from './company-comparison.ts';

/** The pay at some companies, compared: whether one of them clearly pays most, or the ranges of their medians meet. */
export interface PayVerdict {
  /** The job; null for everyone, all jobs together. */
  readonly designation: Named | null;
  /** The years of experience that all of these people have; null for people of any experience. */
  readonly band: ExperienceBand | null;
  /** The medians, highest first. */
  readonly numbers: readonly [ComparedNumber, ComparedNumber, ...ComparedNumber[]];
  readonly isClear: boolean;
}

/** The verdicts on pay, of everyone and of each job in common, where at least two companies publish its certainty. */
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

/** The pay of a job at each company, of people of the same experience where that is published. */
function measuredJob(
  companies: readonly ComparedCompany[],
  { pays, sameExperience }: ComparedCompanyJob,
): { readonly band: ExperienceBand | null; readonly measured: readonly Measured[] } {
  const alike = sameExperience ? measuredPay(companies, sameExperience.pays) : [];
  return sameExperience && alike.length > 1 ? { band: sameExperience.band, measured: alike } : { band: null, measured: measuredPay(companies, pays) };
}

/** The published median pay at each company, with the range in which that of all such people may lie. */
const measuredPay = (companies: readonly ComparedCompany[], pays: readonly (SalaryFigures | null)[]): readonly Measured[] =>
  companies.flatMap((company, at) => {
    const figures = pays[at];
    return figures?.interval ? [{ company: companyNamed(company), value: medianPayOf({ figures }), people: figures.people, ...figures.interval }] : [];
  });
