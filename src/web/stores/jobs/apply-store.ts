import { makeAutoObservable } from 'mobx';
import { jobClosed, type Jobs, type WayToApply } from '#core/jobs/jobs.ts';
import { Request } from '../requests/request.ts';

/** The note before one leaves for the site of an employer. The way there is asked for when it opens; nothing says who asked. */
export class ApplyStore {
  isOpen = false;
  readonly way: Request<WayToApply, [jobId: string]>;

  constructor(jobs: Pick<Jobs, 'wayToApply'>) {
    this.way = new Request((jobId) => jobs.wayToApply(jobId));
    makeAutoObservable(this, { way: false });
  }

  async open(jobId: string): Promise<void> {
    this.isOpen = true;
    await this.way.send(jobId);
  }

  close(): void {
    this.isOpen = false;
    this.way.forget();
  }

  /** What is in the way: the job was closed meanwhile, there is no connection, or it did not work. */
  get problem(): 'closed' | 'offline' | 'failed' | undefined {
    const { state } = this.way;
    if (state.status !== 'FAILURE') return undefined;
    if (state.failure.code === jobClosed) return 'closed';
    return state.failure.kind === 'offline' ? 'offline' : 'failed';
  }
}
