import { makeAutoObservable } from 'mobx';
import { jobClosed, notConfirmed, type Jobs, type WayToApply } from '#core/jobs/jobs.ts';
import type { Job } from '#core/jobs/job.ts';
import { Request } from '../requests/request.ts';

/** The note before one leaves for the site of an employer. The way there is asked for when it opens; nothing says who asked. */
export class ApplyStore {
  isOpen = false;
  readonly way: Request<WayToApply, [jobId: string, knowsSigns: boolean]>;

  constructor(jobs: Pick<Jobs, 'wayToApply'>) {
    this.way = new Request((jobId, knowsSigns) => jobs.wayToApply(jobId, knowsSigns));
    makeAutoObservable(this, { way: false });
  }

  /** Asks for the way; of a job with signs of a scam its page has asked first. */
  async open({ jobId, scamSigns }: Pick<Job, 'jobId' | 'scamSigns'>): Promise<void> {
    this.isOpen = true;
    await this.way.send(jobId, scamSigns.length > 0);
  }

  close(): void {
    this.isOpen = false;
    this.way.forget();
  }

  /** What is in the way: the job was closed or found to look like a scam meanwhile, there is no connection, or it did not work. */
  get problem(): 'closed' | 'signs' | 'offline' | 'failed' | undefined {
    const { state } = this.way;
    if (state.status !== 'FAILURE') return undefined;
    if (state.failure.code === jobClosed) return 'closed';
    if (state.failure.code === notConfirmed) return 'signs';
    return state.failure.kind === 'offline' ? 'offline' : 'failed';
  }
}
