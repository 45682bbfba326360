import { isByMail } from '#core/jobs/job-site.ts';
import type { Job, JobDetails, YearlyPay } from '#core/jobs/job.ts';
import { asNamed, koyal, type KnownCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';

/** Facts of one test job. Its company is of the world; all else goes by name. */
export interface KnownJob extends Omit<Job, 'company' | 'designation' | 'cities' | 'pay'>, Pick<JobDetails, 'description' | 'site' | 'closesOn' | 'outcomes'> {
  readonly company: KnownCompany;
  readonly designation: string | null;
  readonly cities: readonly string[];
  readonly pay: YearlyPay | null;
  readonly skills: readonly string[];
  readonly applyUrl: string;
}

export const aJob = (known: Partial<KnownJob> = {}): KnownJob => ({
  jobId: anId('j'),
  title: 'Software Engineer, Payments',
  company: koyal,
  designation: 'Software Engineer',
  cities: ['Bengaluru'],
  workplace: 'hybrid',
  employment: 'fulltime',
  experience: { from: 2, to: 5 },
  pay: { from: 1_200_000, to: 1_800_000 },
  realPay: { of: 'company', city: null, experience: null, median: 1_450_000, low: 1_150_000, high: 1_800_000, people: 20, inHandMonthly: 96_400 },
  freshness: { label: 'confirmed', firstSeen: '2026-11-01', lastConfirmed: '2026-11-19', reposts: 0, saidOpenOn: null },
  scamSigns: [],
  usualPay: null,
  isOpen: true,
  description: 'You build the service that settles payments.\nFive others do so with you.',
  skills: ['SQL'],
  site: 'careers.koyal.in',
  applyUrl: 'https://careers.koyal.in/jobs/4711',
  closesOn: null,
  outcomes: null,
  ...known,
});

export const jobsOf = (count: number, change: (at: number) => Partial<KnownJob> = () => ({})): readonly KnownJob[] =>
  Array.from({ length: count }, (_, at) => aJob(change(at)));

export const shownJob = ({ company, designation, cities, ...known }: KnownJob): Job => ({
  jobId: known.jobId,
  title: known.title,
  company: { urlName: company.urlName, name: company.name, logo: company.logo, rating: company.rating },
  designation: asNamed(designation),
  cities: cities.map((city) => asNamed(city)),
  workplace: known.workplace,
  employment: known.employment,
  experience: known.experience,
  pay: { minCtc: known.pay?.from ?? null, maxCtc: known.pay?.to ?? null, currency: 'INR' },
  realPay: known.realPay,
  freshness: known.freshness,
  scamSigns: known.scamSigns,
  usualPay: known.usualPay,
  isOpen: known.isOpen,
  ...(known.isByCompany && { isByCompany: true }),
});

export const shownJobDetails = (known: KnownJob): JobDetails => ({
  job: shownJob(known),
  description: known.description,
  skills: known.skills.map((skill) => asNamed(skill)),
  industry: asNamed(known.company.industry),
  site: known.site,
  ...(isByMail(known.applyUrl) && { isByMail: true }),
  closesOn: known.closesOn,
  outcomes: known.outcomes,
});
