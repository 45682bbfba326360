import { employmentTypes } from '#core/careers/employment-type.ts';
import { existing, Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import { lakh } from '#core/figures/rupee-units.ts';
import { mostJobOptions, type JobFilters } from '#core/jobs/job-filters.ts';
import { ctcStepNames, ctcSteps, freshnessDays, hasNoWord, type CtcStep, type JobScope, type JobSearch } from '#core/jobs/job-search.ts';
import { workplaces, type JobDetails, type YearlyPay } from '#core/jobs/job.ts';
import { jobClosed, mostCountedJobs, signsNotKnown, type JobPage, type Jobs, type WayToApply } from '#core/jobs/jobs.ts';
import { usualPageSize } from '#core/page.ts';
import { companyAmong, countedNames, koyal, slugOf, type KnownCompany } from '#tests/companies.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { shownJob, shownJobDetails, type KnownJob } from '#tests/fakes/jobs/a-job.ts';

interface JobFixture {
  readonly companies?: readonly KnownCompany[];
  readonly titles?: readonly string[];
  readonly skills?: readonly string[];
  readonly today?: string;
}

export class FakeJobs implements Jobs {
  readonly #jobs: readonly KnownJob[];
  readonly #companies: readonly KnownCompany[];
  readonly #titles: readonly string[];
  readonly #skills: readonly string[];
  readonly #today: string;

  constructor(jobs: readonly KnownJob[] = [], { companies = [koyal], titles = [], skills = [], today = '2026-11-20' }: JobFixture = {}) {
    this.#jobs = jobs;
    this.#companies = companies;
    this.#titles = [...titles, ...jobs.flatMap(({ designation }) => designation ?? [])].map(slugOf);
    this.#skills = [...skills, ...jobs.flatMap((job) => job.skills)].map(slugOf);
    this.#today = today;
  }

  async list(scope: JobScope, search: JobSearch, after?: string | null, pageSize = usualPageSize): Promise<JobPage> {
    const open = this.#of(scope).filter(({ isOpen }) => isOpen);
    const found = open.filter((job) => answers(job, search, this.#today)).toSorted(orders[search.sort]);
    const led = open.find(({ jobId }) => jobId === search.rid);
    const first = led ? [led, ...found.filter((job) => job !== led)] : found;
    const { items, next } = pageOf(first, ({ jobId }) => `${search.sort}-${jobId}`, after, pageSize);
    return { items: items.map(shownJob), next, jobsCount: Math.min(found.length, mostCountedJobs) };
  }

  async filters(scope: JobScope, search: JobSearch): Promise<JobFilters> {
    const open = this.#of(scope).filter(({ isOpen }) => isOpen);
    const beside = (group: Partial<JobSearch>) => open.filter((job) => answers(job, { ...search, ...group }, this.#today));
    const counted = (group: Partial<JobSearch>, namesOf: (job: KnownJob) => readonly (string | null)[]) =>
      countedNames(beside(group).flatMap(namesOf))
        .slice(0, mostJobOptions)
        .map(({ count, ...named }) => ({ ...named, jobsCount: count }));
    const chosen = <Choice>(group: Partial<JobSearch>, choices: readonly Choice[], fits: (job: KnownJob, choice: Choice) => boolean) =>
      choices
        .map((choice) => ({ of: choice, jobsCount: beside(group).filter((job) => fits(job, choice)).length }))
        .filter(({ jobsCount }) => jobsCount > 0)
        .toSorted((one, other) => other.jobsCount - one.jobsCount);
    return {
      amongNewest: null,
      jobsCount: beside({}).length,
      companies: counted({ company_name: [] }, ({ company }) => [company.name]).map(({ name, jobsCount }) => ({
        urlName: open.find(({ company }) => company.name === name)?.company.urlName ?? slugOf(name),
        name,
        jobsCount,
      })),
      designations: counted({ job_profile: [] }, ({ designation }) => [designation]),
      skills: counted({}, ({ skills }) => skills),
      cities: counted({ location: [] }, ({ cities }) => cities),
      industries: counted({ industry: [] }, ({ company }) => [company.industry]),
      employments: chosen({ employment: [] }, employmentTypes, ({ employment }, of) => employment === of),
      workplaces: chosen({ workplace: [] }, workplaces, ({ workplace }, of) => workplace === of),
      ctcs: chosen({ ctc: [] }, ctcStepNames, ({ pay }, of) => reaches(pay, of)),
      freshnesses: chosen({ freshness: null }, freshnessDays, ({ freshness }, days) => isNewerThan(freshness.firstSeen, days, this.#today)),
    };
  }

  async one(jobId: string): Promise<JobDetails> {
    return shownJobDetails(this.#known(jobId));
  }

  async wayToApply(jobId: string, knowsSigns: boolean): Promise<WayToApply> {
    const { isOpen, applyUrl, site, scamSigns } = this.#known(jobId);
    if (!isOpen) throw new Failure('conflict', 'This job has been closed', { code: jobClosed });
    if (!knowsSigns && scamSigns.length > 0) throw signsNotKnown();
    return { applyUrl, site };
  }

  #known(jobId: string): KnownJob {
    return existing(this.#jobs.find((job) => job.jobId === jobId));
  }

  #of(scope: JobScope): readonly KnownJob[] {
    switch (scope.of) {
      case 'all':
        return this.#jobs;
      case 'company': {
        const { urlName } = companyAmong(this.#companies, scope.urlName);
        return this.#jobs.filter(({ company }) => company.urlName === urlName);
      }
      case 'designation': {
        const title = existing(this.#titles.find((known) => known === scope.urlName));
        return this.#jobs.filter(({ designation }) => designation !== null && slugOf(designation) === title);
      }
      case 'skill': {
        const skill = existing(this.#skills.find((known) => known === scope.urlName));
        return this.#jobs.filter(({ skills }) => skills.some((known) => slugOf(known) === skill));
      }
    }
  }
}

const newest = (one: KnownJob, other: KnownJob): number =>
  other.freshness.firstSeen.localeCompare(one.freshness.firstSeen) || other.jobId.localeCompare(one.jobId);

/** Sort key by pay. Suspected scams sort by nothing they promise. */
const payKey = ({ pay, scamSigns }: KnownJob): number => (scamSigns.length > 0 ? 0 : (pay?.to ?? pay?.from ?? 0));

const orders = {
  newest,
  pay: (one, other) => payKey(other) - payKey(one) || newest(one, other),
  rating: (one, other) => (other.company.rating ?? -1) - (one.company.rating ?? -1) || newest(one, other),
} satisfies Record<JobSearch['sort'], (one: KnownJob, other: KnownJob) => number>;

const isNewerThan = (day: string, days: number, today: string): boolean => Date.parse(day) >= Date.parse(today) - days * dayMs;

/** True if an advertised pay reaches into a step. */
function reaches(pay: YearlyPay | null, step: CtcStep): boolean {
  if (pay === null) return false;
  const [from, to] = ctcSteps[step];
  const [least, most] = [pay.from ?? pay.to ?? 0, pay.to ?? pay.from ?? 0];
  return most >= from * lakh && (to === null || least < to * lakh);
}

const isAmong = <Value>(picked: readonly Value[], values: readonly Value[]): boolean => picked.length === 0 || values.some((value) => picked.includes(value));

const holds = (words: string, texts: readonly string[]): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((text) => text.toLowerCase().includes(word)));

function answers(job: KnownJob, search: JobSearch, today: string): boolean {
  if (hasNoWord(search.k) || hasNoWord(search.designation)) return false;
  const { company, designation, cities, experience, pay, skills, title, description } = job;
  const { experience: years, freshness, ctc } = search;
  return (
    isAmong(search.company_name, [company.urlName]) &&
    isAmong(search.job_profile, designation === null ? [] : [slugOf(designation)]) &&
    isAmong(search.location, cities.map(slugOf)) &&
    isAmong(search.industry, [slugOf(company.industry)]) &&
    isAmong(search.employment, [job.employment]) &&
    isAmong(search.workplace, [job.workplace]) &&
    (ctc.length === 0 || ctc.some((step) => reaches(pay, step))) &&
    (years === null || ((experience.from ?? 0) <= years && years <= (experience.to ?? Infinity))) &&
    (freshness === null || isNewerThan(job.freshness.firstSeen, freshness, today)) &&
    holds(search.designation, [title]) &&
    holds(search.k, [title, company.name, description, ...skills])
  );
}
