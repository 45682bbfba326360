import type { DeskJobSource } from '#core/company-desk/company-jobs.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { isFeedAddress } from '#core/company-desk/feed-address.ts';
import { troubledReport, type FeedLine, type FeedReport } from '#core/company-desk/feed-report.ts';
import { jobRefusals } from '#core/company-desk/job-refusals.ts';
import type { DeskFeed, FeedContent, JobFeeds } from '#core/company-desk/job-feeds.ts';
import { existing, Failure } from '#core/failure.ts';
import { demandsIn } from '#core/jobs/job-scam-signs.ts';
import type { JobFeedRow } from '#core/jobs/job-feed.ts';
import { readJobFeed } from '#core/jobs/read-job-feed.ts';
import { siteOf } from '#core/jobs/job-site.ts';
import { aJob } from '#tests/fakes/jobs/a-job.ts';
import { FakeJobWorld } from './fake-company-jobs.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

interface KeptFeed extends Omit<DeskFeed, 'last' | 'readings' | 'taken'> {
  reports: FeedReport[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const problemsOf = ({ job, problems }: JobFeedRow, company: string): FeedLine['problems'] => [
  ...problems,
  ...demandsIn({ ...job, payFrom: null, payTo: null, marketMedian: null }).map((said) => ({ field: 'description', because: said })),
  ...jobRefusals(job, company).map(({ field, sentence }) => ({ field, because: sentence })),
];

const feedsOf = new WeakMap<FakeJobWorld, Map<string, KeptFeed>>();

export class FakeJobFeeds implements JobFeeds {
  readonly #logins: FakeDeskLogins;
  readonly #world: FakeJobWorld;
  /** Texts at addresses. */
  readonly pages: Map<string, string>;

  constructor(logins = new FakeDeskLogins(), world = new FakeJobWorld(), pages = new Map<string, string>()) {
    this.#logins = logins;
    this.#world = world;
    this.pages = pages;
  }

  async feed(urlName: string): Promise<DeskFeed | null> {
    this.#logins.open(urlName, () => true);
    const kept = this.#feeds.get(urlName);
    if (!kept) return null;
    const { reports, ...feed } = kept;
    return { ...feed, last: reports.at(-1) ?? null, readings: reports.length, taken: reports.filter(({ trouble }) => trouble === null).length };
  }

  async check(urlName: string, content: FeedContent): Promise<FeedReport> {
    this.#logins.open(urlName, mayWrite);
    return this.#take(urlName, content, true);
  }

  async upload(urlName: string, text: string): Promise<FeedReport> {
    this.#logins.open(urlName, mayWrite);
    return this.#take(urlName, { text }, false);
  }

  async start(urlName: string, url: string, hour: number): Promise<DeskFeed> {
    this.#logins.open(urlName, mayWrite);
    if (!isFeedAddress(url, this.#domains(urlName))) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const report = this.#take(urlName, { url }, false);
    this.#feeds.set(urlName, { url, hour, since: report.on, reports: [report] });
    return existing((await this.feed(urlName)) ?? undefined);
  }

  async stop(urlName: string): Promise<void> {
    this.#logins.open(urlName, mayWrite);
    this.#feeds.delete(urlName);
    this.#close(urlName, 'feed', () => true);
  }

  /** Reads each feed, as a day’s round does. */
  readDue(): void {
    for (const [urlName, kept] of this.#feeds) kept.reports.push(this.#take(urlName, { url: kept.url }, false));
  }

  get #feeds(): Map<string, KeptFeed> {
    const known = feedsOf.get(this.#world) ?? new Map<string, KeptFeed>();
    feedsOf.set(this.#world, known);
    return known;
  }

  #domains(urlName: string): readonly string[] {
    const { domain } = this.#logins.world.company(urlName);
    return domain === null ? [] : [domain];
  }

  #take(urlName: string, { url, text }: FeedContent, isDryRun: boolean): FeedReport {
    const moment = { on: this.#logins.world.today, at: '6:04' };
    if (url !== undefined && !isFeedAddress(url, this.#domains(urlName))) return troubledReport('foreign', moment);
    const read = url === undefined ? text : this.pages.get(url);
    if (read === undefined) return troubledReport('unreachable', moment);
    const feed = readJobFeed(read, parsed);
    if ('code' in feed) return troubledReport(feed.code === 'cut-off' ? 'cut-off' : feed.code.endsWith('columns') ? 'columns' : 'no-feed', moment);
    if (feed.rows.length === 0) return troubledReport('empty', moment);
    const source = url === undefined ? 'file' : 'feed';
    const before = this.#world.jobs;
    const lines = feed.rows.map((row) => this.#line(urlName, source, row));
    const closed = this.#close(urlName, source, (jobId) => !feed.rows.some(({ key }) => jobId === `${source}-${key}`));
    if (isDryRun) this.#world.jobs = before;
    const countOf = (is: FeedLine['is']) => lines.filter((line) => line.is === is).length;
    const counts = { added: countOf('added'), again: 0, changed: countOf('changed'), unchanged: countOf('unchanged'), refused: countOf('refused') };
    const reported = lines.filter(({ is, isUnpaid }) => is !== 'unchanged' || isUnpaid);
    const unpaid = lines.filter(({ isUnpaid }) => isUnpaid).length;
    const live = lines.length - counts.refused;
    return { ...moment, trouble: null, unit: feed.unit, counts, live, unpaid, lines: reported, closedCount: closed.length, closed, keptOpen: 0 };
  }

  #line(urlName: string, source: DeskJobSource, row: JobFeedRow): FeedLine {
    const { at, key, job } = row;
    const company = this.#logins.world.company(urlName);
    const problems = problemsOf(row, company.name);
    if (problems.length > 0) return { at, title: job.title, is: 'refused', isUnpaid: false, problems };
    const jobId = `${source}-${key}`;
    const known = this.#world.jobs.find((each) => each.known.jobId === jobId && each.known.isOpen);
    const facts = { title: job.title, description: job.description, applyUrl: job.applyUrl, site: siteOf(job.applyUrl), pay: job.pay };
    this.#world.jobs = [...this.#world.jobs.filter((each) => each !== known), { source, known: aJob({ jobId, company, ...facts, isByCompany: true }) }];
    const is = known ? (known.known.title === job.title ? 'unchanged' : 'changed') : 'added';
    return { at, title: job.title, is, isUnpaid: job.pay === null, problems: [] };
  }

  #close(urlName: string, source: DeskJobSource, isGone: (jobId: string) => boolean): readonly string[] {
    const going = this.#world.jobs.filter(
      ({ known, ...job }) => job.source === source && known.company.urlName === urlName && known.isOpen && isGone(known.jobId),
    );
    this.#world.jobs = this.#world.jobs.map((job) => (going.includes(job) ? { ...job, known: { ...job.known, isOpen: false } } : job));
    return going.map(({ known }) => known.title);
  }
}
