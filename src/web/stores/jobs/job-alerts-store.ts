import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { alertKey, alertOfSearch, type ListedJobs } from '#core/jobs/job-alert-search.ts';
import { isAnyJob, type JobAlert, type JobAlertDraft, type JobAlerts } from '#core/jobs/job-alerts.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Failure } from '#core/failure.ts';
import { removalOf } from '../requests/removal.ts';
import { isAsked, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The name of the note on this device of an offer that was ended. */
const offerName = 'alert-ways';

/** The alerts of the member: which there are, the one of the list that is shown, and turning them on and off. */
export class JobAlertsStore {
  /** Every alert as it is, newest first. */
  alerts: readonly JobAlert[] = [];
  /** Whether ways to hear of new jobs are offered: as the first alert on this device is made. */
  isOffering = false;
  /** Whether they were offered before: taken or declined, they are not offered again. */
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

  /** Reads them once for a member; a guest has none. */
  async open(): Promise<void> {
    if (this.#session.isSignedIn && !isAsked(this.reading.state)) this.#opening = this.reading.send();
    await this.#opening;
  }

  /** Whether there can be an alert for a list: not for every job there is. */
  mayHear(listed: ListedJobs): boolean {
    return !isAnyJob(alertOfSearch(listed));
  }

  /** The alert that hears of the jobs of a list. */
  of(listed: ListedJobs): JobAlert | undefined {
    const key = alertKey(alertOfSearch(listed));
    return this.alerts.find((alert) => alertKey(alert) === key);
  }

  get isSending(): boolean {
    return this.#creating.state.status === 'LOADING' || this.#removing.state.status === 'LOADING';
  }

  /** The refusal of the last alert that was asked for. */
  get failure(): Failure | undefined {
    const { state } = this.#creating;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  /** The refusal of the last stop. */
  get removalFailure(): Failure | undefined {
    const { state } = this.#removing;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  /** Turns the alert of a list on, once the others are read; answers whether it is on. */
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

  /** Ends the offer: the ways were chosen, or left as they are. */
  endOffer(): void {
    this.isOffering = false;
    this.wasOffered = true;
    this.#storage.keep(offerName, { wasOffered: true });
  }

  /** Whether this device has noted that they were. It forgets that on sign-out. */
  get #isNoted(): boolean {
    return fieldsIn(this.#storage.read(offerName))['wasOffered'] === true;
  }

  /** Stops an alert; answers whether it is stopped. It shows at once, and comes back where that did not work. */
  async remove(alert: JobAlert): Promise<boolean> {
    const before = this.alerts;
    this.alerts = before.filter(({ jobAlertId }) => jobAlertId !== alert.jobAlertId);
    const outcome = await this.#removing.send(alert.jobAlertId);
    if (outcome.status === 'SUCCESS') return true;
    runInAction(() => (this.alerts = before));
    return false;
  }
}
