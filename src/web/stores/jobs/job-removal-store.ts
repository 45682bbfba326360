import { makeAutoObservable } from 'mobx';
import type { JobRemovals } from '#core/jobs/job-removals.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Removal of a job by an administrator, asked about before it is done. */
export class JobRemovalStore {
  isAsked = false;
  readonly removing: Request<void, [jobId: string]>;
  readonly #session: SessionStore;

  constructor(removals: JobRemovals, session: SessionStore) {
    this.removing = new Request((jobId) => removals.takeDown(jobId));
    this.#session = session;
    makeAutoObservable(this, { removing: false });
  }

  get isOffered(): boolean {
    return mayAdminister(this.#session.awake?.role);
  }

  ask(isAsked: boolean): void {
    this.isAsked = isAsked;
    this.removing.forget();
  }

  async remove(jobId: string): Promise<boolean> {
    const outcome = await this.removing.send(jobId);
    if (outcome.status === 'SUCCESS') this.ask(false);
    return outcome.status === 'SUCCESS';
  }
}
