import type { CompanyJobs, DeskJob, DeskJobSource } from '#core/company-desk/company-jobs.ts';
import { jobRefusals } from '#core/company-desk/job-refusals.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { applyAddressOf, faultsOfTyped, yearlyPayOf, type TypedJob } from '#core/company-desk/typed-job.ts';
import { refusedWordsIn } from '#core/abuse/refused-words.ts';
import { existing, Failure } from '#core/failure.ts';
import { demandsIn, jobScamSigns } from '#core/jobs/job-scam-signs.ts';
import { siteOf } from '#core/jobs/job-site.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import type { Page } from '#core/page.ts';
import { domainOfWebsite } from '#core/verification/work-address.ts';
import { aJob, shownJob, shownJobDetails, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

export interface FakeDeskJob {
  readonly source: DeskJobSource;
  readonly known: KnownJob;
  readonly typed?: TypedJob;
  isTakenDown?: boolean;
}

/** Jobs that all browsers of a test share, and the cities it lists. */
export class FakeJobWorld {
  jobs: FakeDeskJob[];
  readonly cities: readonly string[];

  constructor(jobs: readonly FakeDeskJob[] = [], cities: readonly string[] = ['Pune', 'Satara']) {
    this.jobs = [...jobs];
    this.cities = cities;
  }
}

const rule = (field: string, words?: string): Failure =>
  new Failure('invalid', undefined, { code: 'RULE_BROKEN', problems: [{ pointer: `/body/${field}`, message: 'no', ...(words !== undefined && { words }) }] });

export class FakeCompanyJobs implements CompanyJobs {
  readonly #logins: FakeDeskLogins;
  readonly world: FakeJobWorld;

  constructor(logins = new FakeDeskLogins(), world = new FakeJobWorld()) {
    this.#logins = logins;
    this.world = world;
  }

  async list(urlName: string, after?: string | null, pageSize = 10): Promise<Page<DeskJob>> {
    const { companyId } = this.#logins.open(urlName, () => true);
    const known = this.world.jobs
      .filter(({ known: { company, isOpen }, isTakenDown = false }) => company.companyId === companyId && (isOpen || isTakenDown))
      .toSorted((one, other) => other.known.freshness.firstSeen.localeCompare(one.known.freshness.firstSeen));
    return pageOf(known.map(listed), ({ job }) => job.jobId, after, pageSize);
  }

  async typed(urlName: string, jobId: string): Promise<TypedJob> {
    this.#logins.open(urlName, () => true);
    const { typed, known } = this.#typed(urlName, jobId);
    const [payFrom, payTo] = [known.pay?.from ?? null, known.pay?.to ?? null];
    return { ...existing(typed), cities: known.cities.join(', '), payFrom, payTo, payPer: 'year' };
  }

  async preview(urlName: string, typed: TypedJob, jobId: string | null): Promise<JobDetails> {
    return shownJobDetails(this.#known(urlName, typed, jobId === null ? undefined : this.#typed(urlName, jobId).known));
  }

  async publish(urlName: string, typed: TypedJob): Promise<DeskJob> {
    const job: FakeDeskJob = { source: 'typed', typed, known: this.#known(urlName, typed) };
    this.world.jobs.push(job);
    return listed(job);
  }

  async change(urlName: string, jobId: string, typed: TypedJob): Promise<DeskJob> {
    this.#logins.open(urlName, mayWrite);
    const before = this.#typed(urlName, jobId);
    const job: FakeDeskJob = { source: 'typed', typed, known: this.#known(urlName, typed, before.known) };
    this.world.jobs = this.world.jobs.map((each) => (each === before ? job : each));
    return listed(job);
  }

  async close(urlName: string, jobId: string): Promise<void> {
    this.#logins.open(urlName, mayWrite);
    const before = this.#typed(urlName, jobId);
    this.world.jobs = this.world.jobs.map((each) => (each === before ? { ...each, known: { ...each.known, isOpen: false } } : each));
  }

  #typed(urlName: string, jobId: string): FakeDeskJob {
    const isIt = ({ known, source }: FakeDeskJob) => known.jobId === jobId && known.company.urlName === urlName && source === 'typed' && known.isOpen;
    return existing(this.world.jobs.find(isIt));
  }

  #known(urlName: string, typed: TypedJob, before?: KnownJob): KnownJob {
    const { world } = this.#logins;
    this.#logins.open(urlName, mayWrite);
    const company = world.company(urlName);
    const domains = [company.domain, company.website && domainOfWebsite(company.website)].flatMap((domain) => domain ?? []);
    const applyUrl = applyAddressOf(typed.apply, domains);
    for (const field of faultsOfTyped(typed, world.today)) throw rule(field);
    if (applyUrl === undefined) throw rule('apply');
    const { title, description, workplace } = typed;
    if (refusedWordsIn({ title, description }).length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_ABUSIVE' });
    const facts = { title, description, applyUrl, payFrom: null, payTo: null, marketMedian: null };
    for (const words of demandsIn(facts)) throw rule('description', words);
    for (const { field, sentence } of jobRefusals(typed, company.name))
      throw new Failure('invalid', undefined, { code: 'REPLY_REFUSED', problems: [{ pointer: `/body/${field}`, message: 'no', words: sentence }] });
    const cities = this.world.cities.filter((city) => typed.cities.includes(city));
    if (cities.length === 0 && workplace !== 'remote') throw rule('cities');
    const isAlike = ({ known }: FakeDeskJob) =>
      known.jobId !== before?.jobId &&
      known.isOpen &&
      known.company === company &&
      [known.title, known.description, ...known.cities].join() === [title, description, ...cities].join();
    if (this.world.jobs.some(isAlike)) throw new Failure('conflict', undefined, { code: 'CONFLICT', problems: [{ pointer: '/body/title', message: 'no' }] });
    const freshness = { label: 'new', firstSeen: world.today, lastConfirmed: world.today, reposts: 0, saidOpenOn: null } as const;
    const shown = { title, description, workplace, applyUrl, company, cities, designation: null, realPay: null, skills: [], site: siteOf(applyUrl) };
    return aJob({
      ...(before && { jobId: before.jobId }),
      freshness: before ? { ...before.freshness, lastConfirmed: world.today } : freshness,
      ...shown,
      employment: 'fulltime',
      experience: { from: typed.experienceFrom, to: typed.experienceTo },
      pay: yearlyPayOf(typed),
      closesOn: typed.closesOn,
      scamSigns: jobScamSigns(facts),
      isByCompany: true,
    });
  }
}

const listed = ({ known, source, isTakenDown = false }: FakeDeskJob): DeskJob => ({ job: shownJob(known), source, isTakenDown });
