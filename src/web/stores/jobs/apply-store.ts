import { makeAutoObservable } from 'mobx';
import { jobClosed, notConfirmed, type Jobs, type WayToApply } from '#core/jobs/jobs.ts';
import type { Job } from '#core/jobs/job.ts';
import { Request } from '../requests/request.ts';

/** Note before leaving for an employer's site, with the link fetched anonymously. */
export class ApplyStore {
  isOpen = false;
  readonly way: Request<WayToApply, [jobId: string, knowsSigns: boolean]>;

  constructor(jobs: Pick<Jobs, 'wayToApply'>) {
    this.way = new Request((jobId, knowsSigns) => jobs.wayToApply(jobId, knowsSigns));
    makeAutoObservable(this, { way: false });
  }

  /** Fetches the link, after the page has warned of scam signs. */
  async open({ jobId, scamSigns }: Pick<Job, 'jobId' | 'scamSigns'>): Promise<void> {
    this.isOpen = true;
    await this.way.send(jobId, scamSigns.length > 0);
  }

  close(): void {
    this.isOpen = false;
    this.way.forget();
  }

  /** Obstacle: closed, newly suspected of a scam, offline or failed. */
  get problem(): 'closed' | 'signs' | 'offline' | 'failed' | undefined {
    const { state } = this.way;
    if (state.status !== 'FAILURE') return undefined;
    if (state.failure.code === jobClosed) return 'closed';
    if (state.failure.code === notConfirmed) return 'signs';
    return state.failure.kind === 'offline' ? 'offline' : 'failed';
  }
}
