import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { CompanyJobs, DeskJob, DeskJobProblem } from '#core/company-desk/company-jobs.ts';
import { emptyTypedJob, faultsOfTyped, typedJobFields, type TypedJob, type TypedJobField } from '#core/company-desk/typed-job.ts';
import type { Failure } from '#core/failure.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import type { Drafts } from '../forms/drafts.ts';
import { todayIn } from '../forms/today.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';
import { draftOfKept, draftOfTyped, typedOfDraft, type TypedDraft } from './typed-draft.ts';

const ofCodes: Readonly<Record<string, DeskJobProblem>> = {
  DESK_ROLE: 'out',
  TOO_MANY: 'often',
  TEXT_ABUSIVE: 'hurts',
  TEXT_JUNK: 'hurts',
  REPLY_REFUSED: 'says',
  CONFLICT: 'again',
};

const fresh = draftOfTyped(emptyTypedJob);

/** Open jobs of a company, and the one that is typed. */
export class DeskJobsStore {
  readonly list: Pages<DeskJob>;
  readonly typed: Request<TypedJob, [jobId: string]>;
  readonly looking: Request<JobDetails, [typed: TypedJob]>;
  readonly saving: Request<DeskJob, [typed: TypedJob]>;
  readonly closing: Request<void, [jobId: string]>;
  isOpen = false;
  /** Job that is changed; null for another one. */
  jobId: string | null = null;
  draft: TypedDraft = fresh;
  faults: readonly TypedJobField[] = [];
  /** Sentences that ask people for money. */
  demands: readonly string[] = [];
  asked: DeskJob | undefined = undefined;
  readonly #desk: CompanyDeskStore;
  readonly #drafts: Drafts;
  readonly #clock: Clock;

  constructor(jobs: CompanyJobs, desk: CompanyDeskStore, drafts: Drafts, clock: Clock) {
    this.list = new Pages((after) => jobs.list(desk.urlName, after));
    this.typed = new Request((jobId) => jobs.typed(desk.urlName, jobId));
    this.looking = new Request((typed) => jobs.preview(desk.urlName, typed, this.jobId));
    this.saving = new Request((typed) => (this.jobId === null ? jobs.publish(desk.urlName, typed) : jobs.change(desk.urlName, this.jobId, typed)));
    this.closing = new Request((jobId) => jobs.close(desk.urlName, jobId));
    this.#desk = desk;
    this.#drafts = drafts;
    this.#clock = clock;
    const requests = { list: false, typed: false, looking: false, saving: false, closing: false } as const;
    makeAutoObservable(this, { ...requests, draft: observableRef, faults: observableRef, demands: observableRef, asked: observableRef });
  }

  open(): Promise<void> {
    this.leave();
    return this.list.open();
  }

  begin(): void {
    this.#show(null, fresh);
  }

  async change({ job }: DeskJob): Promise<void> {
    const outcome = await this.typed.send(job.jobId);
    if (outcome.status === 'SUCCESS') this.#show(job.jobId, draftOfTyped(outcome.value));
  }

  type(change: Partial<TypedDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.#clear();
    this.#drafts.keep(this.#desk.urlName, this.#draftName, { ...this.draft });
  }

  leave(): void {
    this.isOpen = false;
    this.#clear();
  }

  /** Answers whether the job can be shown as readers will see it. */
  async look(): Promise<boolean> {
    const typed = typedOfDraft(this.draft);
    this.#clear();
    this.faults = faultsOfTyped(typed, todayIn(this.#clock));
    if (this.faults.length > 0) return false;
    const outcome = await this.looking.send(typed);
    if (outcome.status === 'FAILURE') this.#take(outcome.failure);
    return outcome.status === 'SUCCESS';
  }

  backToForm(): void {
    this.#clear();
  }

  async save(): Promise<boolean> {
    const outcome = await this.saving.send(typedOfDraft(this.draft));
    if (outcome.status !== 'SUCCESS') return false;
    this.#drafts.drop(this.#desk.urlName, this.#draftName);
    await this.open();
    return true;
  }

  ask(asked: DeskJob | undefined): void {
    this.asked = asked;
    this.closing.forget();
  }

  async close(): Promise<boolean> {
    if (!this.asked) return false;
    const outcome = await this.closing.send(this.asked.job.jobId);
    if (outcome.status !== 'SUCCESS') return false;
    this.ask(undefined);
    await this.list.open();
    return true;
  }

  /** Sentences that a company may not say. */
  get refused(): readonly string[] {
    const { state } = this.looking;
    return this.problem === 'says' && state.status === 'FAILURE' ? state.failure.problems.flatMap(({ words }) => words ?? []) : [];
  }

  get isBusy(): boolean {
    return [this.looking, this.saving, this.closing].some(({ state }) => state.status === 'LOADING');
  }

  get problem(): DeskJobProblem | undefined {
    if (this.faults.length > 0 || this.demands.length > 0) return undefined;
    const failed = [this.looking, this.saving, this.typed, this.closing].map(({ state }) => state).find((state) => state.status === 'FAILURE');
    if (failed?.status !== 'FAILURE') return undefined;
    const { code = '', kind, problems } = failed.failure;
    if (code === 'CONFLICT' && problems.length > 0) return 'alike';
    return ofCodes[code] ?? (kind === 'signed-out' || kind === 'missing' ? 'out' : 'failed');
  }

  #show(jobId: string | null, draft: TypedDraft): void {
    this.#clear();
    this.jobId = jobId;
    const kept = this.#drafts.read(this.#desk.urlName, this.#draftName);
    this.draft = kept ? draftOfKept(kept, draft) : draft;
    this.isOpen = true;
  }

  #take({ code, problems }: Failure): void {
    if (code !== undefined && code in ofCodes) return;
    runInAction(() => {
      this.demands = problems.flatMap(({ words }) => words ?? []);
      this.faults = typedJobFields.filter((field) => problems.some(({ pointer, words }) => words === undefined && pointer.startsWith(`/body/${field}`)));
    });
  }

  #clear(): void {
    this.faults = [];
    this.demands = [];
    for (const request of [this.looking, this.saving, this.typed]) request.forget();
  }

  get #draftName(): string {
    return `job.${this.jobId ?? 'new'}`;
  }
}
