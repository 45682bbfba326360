import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { FeedReport } from '#core/company-desk/feed-report.ts';
import { csvUnfit, type CsvUnfit } from '#core/company-profiles/csv-text.ts';
import type { DeskFeed, DeskFeedProblem, FeedContent, JobFeeds } from '#core/company-desk/job-feeds.ts';
import { todayIn } from '../forms/today.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';
import type { DeskJobsStore } from './desk-jobs-store.ts';

const usualHour = 6;

/** Feed and file of a company's jobs, tried before they are published. */
export class DeskFeedStore {
  readonly feed: Request<DeskFeed | null>;
  readonly trying: Request<FeedReport, [content: FeedContent]>;
  readonly starting: Request<DeskFeed, [url: string, hour: number]>;
  readonly stopping: Request<void>;
  readonly uploading: Request<FeedReport, [text: string]>;
  url = '';
  hour = usualHour;
  text = '';
  unfit: 'url' | CsvUnfit | undefined = undefined;
  isChanging = false;
  isStopAsked = false;
  readonly #jobs: DeskJobsStore;
  readonly #clock: Clock;
  /** Content of the last try. */
  #tried: FeedContent | undefined;

  constructor(feeds: JobFeeds, desk: CompanyDeskStore, jobs: DeskJobsStore, clock: Clock) {
    this.feed = new Request(() => feeds.feed(desk.urlName));
    this.trying = new Request((content) => feeds.check(desk.urlName, content));
    this.starting = new Request((url, hour) => feeds.start(desk.urlName, url, hour));
    this.stopping = new Request(() => feeds.stop(desk.urlName));
    this.uploading = new Request((text) => feeds.upload(desk.urlName, text));
    this.#jobs = jobs;
    this.#clock = clock;
    makeAutoObservable(this, { feed: false, trying: false, starting: false, stopping: false, uploading: false });
  }

  get today(): string {
    return todayIn(this.#clock);
  }

  async open(): Promise<void> {
    this.#forget();
    this.isChanging = false;
    const outcome = await this.feed.renew();
    if (outcome.status === 'SUCCESS') runInAction(() => this.#show(outcome.value));
  }

  type(change: Partial<Pick<DeskFeedStore, 'url' | 'hour' | 'text'>>): void {
    Object.assign(this, change);
    if (change.hour === undefined) this.#forget();
  }

  change(isChanging: boolean): void {
    this.isChanging = isChanging;
    this.#forget();
    this.#show(this.feed.value ?? null);
  }

  askToStop(isAsked: boolean): void {
    this.isStopAsked = isAsked;
    this.stopping.forget();
  }

  async tryAddress(): Promise<void> {
    this.unfit = /^https:\/\/\S+$/i.test(this.url.trim()) ? undefined : 'url';
    if (!this.unfit) await this.#try({ url: this.url.trim() });
  }

  async tryFile(): Promise<void> {
    this.unfit = csvUnfit(this.text);
    if (!this.unfit) await this.#try({ text: this.text });
  }

  /** Report of the last try of an address, or of a file. */
  triedOf(kind: 'url' | 'text'): FeedReport | undefined {
    return this.#tried?.[kind] === undefined ? undefined : this.trying.value;
  }

  async start(): Promise<boolean> {
    const outcome = await this.starting.send(this.url.trim(), this.hour);
    return outcome.status === 'SUCCESS' && this.#done();
  }

  async stop(): Promise<boolean> {
    const outcome = await this.stopping.send();
    if (outcome.status !== 'SUCCESS') return false;
    this.askToStop(false);
    return this.#done();
  }

  async upload(): Promise<boolean> {
    const outcome = await this.uploading.send(this.text);
    if (outcome.status !== 'SUCCESS') return false;
    this.trying.forget();
    await this.#jobs.list.open();
    return true;
  }

  get isBusy(): boolean {
    return [this.trying, this.starting, this.stopping, this.uploading].some(({ state }) => state.status === 'LOADING');
  }

  /** Failure of what was last asked about an address, or about a file. */
  problemOf(of: 'url' | 'text'): DeskFeedProblem | undefined {
    const trying = this.#tried?.[of] === undefined ? [] : [this.trying];
    const states = [...trying, ...(of === 'url' ? [this.starting, this.stopping] : [this.uploading])].map(({ state }) => state);
    const failed = states.find((state) => state.status === 'FAILURE');
    if (failed?.status !== 'FAILURE') return undefined;
    const { code, kind } = failed.failure;
    if (code === 'RULE_BROKEN') return 'foreign';
    if (kind === 'limited') return 'busy';
    return code === 'DESK_ROLE' || kind === 'signed-out' || kind === 'missing' ? 'out' : 'failed';
  }

  async #try(content: FeedContent): Promise<void> {
    this.#forget();
    this.#tried = content;
    await this.trying.send(content);
  }

  async #done(): Promise<true> {
    await Promise.all([this.open(), this.#jobs.list.open()]);
    return true;
  }

  #show(feed: DeskFeed | null): void {
    this.url = feed?.url ?? '';
    this.hour = feed?.hour ?? usualHour;
  }

  #forget(): void {
    this.unfit = undefined;
    this.#tried = undefined;
    for (const request of [this.trying, this.starting, this.uploading]) request.forget();
  }
}
