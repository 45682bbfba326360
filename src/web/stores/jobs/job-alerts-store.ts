import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { alertKey, alertOfSearch, type ListedJobs } from '#core/jobs/job-alert-search.ts';
import { isAnyJob, type JobAlert, type JobAlertDraft, type JobAlerts } from '#core/jobs/job-alerts.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Failure } from '#core/failure.ts';
import { removalOf } from '../requests/removal.ts';
import { isAsked, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const offerName = 'alert-ways';

/** Member's alerts with the current list's and its toggle. */
export class JobAlertsStore {
  alerts: readonly JobAlert[] = [];
  /** True while alert channels are offered, after a device's first alert. */
  isOffering = false;
  /** True once offered, whether accepted or not. */
  wasOffered = false;
  readonly reading: Request<readonly JobAlert[]>;
  readonly #session: SessionStore;
  readonly #creating: Request<JobAlert, [draft: JobAlertDraft]>;
  readonly #removing: Request<void, [jobAlertId: string]>;
  readonly #storage: UserStorage;
  #opening: Promise<unknown> | undefined;

  constructor(jobAlerts: JobAlerts, session: SessionStore, storage: UserStorage) {
    this.#session = session;
    this.#storage = storage;
    this.reading = new Request(async () => {
      const alerts = await jobAlerts.all();
      runInAction(() => {
        this.alerts = alerts;
        this.wasOffered ||= this.#isNoted;
      });
      return alerts;
    });
    this.#creating = new Request((draft) => jobAlerts.create(draft));
    this.#removing = removalOf((jobAlertId) => jobAlerts.remove(jobAlertId));
    makeAutoObservable(this, { alerts: observableRef, reading: false });
  }

  async open(): Promise<void> {
    if (this.#session.isSignedIn && !isAsked(this.reading.state)) this.#opening = this.reading.send();
    await this.#opening;
  }

  /** Refuses an alert for all jobs without any filter. */
  mayHear(listed: ListedJobs): boolean {
    return !isAnyJob(alertOfSearch(listed));
  }

  of(listed: ListedJobs): JobAlert | undefined {
    const key = alertKey(alertOfSearch(listed));
    return this.alerts.find((alert) => alertKey(alert) === key);
  }

  get isSending(): boolean {
    return this.#creating.state.status === 'LOADING' || this.#removing.state.status === 'LOADING';
  }

  get failure(): Failure | undefined {
    const { state } = this.#creating;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  get removalFailure(): Failure | undefined {
    const { state } = this.#removing;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  /** Creates an alert once the others are read, and returns true if on. */
  async create(listed: ListedJobs): Promise<boolean> {
    await this.open();
    const outcome = await this.#creating.send(alertOfSearch(listed));
    if (outcome.status !== 'SUCCESS') return false;
    const made = outcome.value;
    runInAction(() => {
      this.alerts = [made, ...this.alerts.filter(({ jobAlertId }) => jobAlertId !== made.jobAlertId)];
      this.isOffering = !this.wasOffered;
    });
    return true;
  }

  endOffer(): void {
    this.isOffering = false;
    this.wasOffered = true;
    this.#storage.keep(offerName, { wasOffered: true });
  }

  /** Offer noted on this device, until sign-out. */
  get #isNoted(): boolean {
    return fieldsIn(this.#storage.read(offerName))['wasOffered'] === true;
  }

  /** Removes an alert optimistically and returns true if stopped. */
  async remove(alert: JobAlert): Promise<boolean> {
    const before = this.alerts;
    this.alerts = before.filter(({ jobAlertId }) => jobAlertId !== alert.jobAlertId);
    const outcome = await this.#removing.send(alert.jobAlertId);
    if (outcome.status === 'SUCCESS') return true;
    runInAction(() => (this.alerts = before));
    return false;
  }
}
