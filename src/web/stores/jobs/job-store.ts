import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import type { JobDetails, Job } from '#core/jobs/job.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { OpenedOne } from '../requests/opened-one.ts';
import { Request } from '../requests/request.ts';

/** Hiring figures for the job title, or for all the company's jobs where too few shared that one. */
export interface Hiring extends Pick<InterviewFigures, 'totalDays' | 'offers'> {
  readonly of: 'designation' | 'company';
}

/** A job and how its company hires (F-24). */
export class JobStore extends OpenedOne<JobDetails> {
  readonly hiring: Request<Hiring, [job: Pick<Job, 'company' | 'designation'>]>;

  constructor(jobs: Pick<Jobs, 'one'>, interviews: Pick<Interviews, 'filters'>) {
    super((id) => jobs.one(id));
    this.hiring = new Request(async ({ company, designation }) => {
      const ofTitle = designation && (await interviews.filters(company.urlName, designation.urlName)).figures;
      if (ofTitle && tells(ofTitle)) return { of: 'designation', totalDays: ofTitle.totalDays, offers: ofTitle.offers };
      const { totalDays, offers } = (await interviews.filters(company.urlName, null)).figures;
      return { of: 'company', totalDays, offers };
    });
  }

  override async open(id: string): Promise<void> {
    this.hiring.forget();
    await super.open(id);
    const known = this.one.value;
    if (known) await this.hiring.send(known.job);
  }
}

/** True once enough people shared how long hiring took or what became of offers. */
export const tells = ({ totalDays, offers }: Pick<InterviewFigures, 'totalDays' | 'offers'>): boolean =>
  totalDays !== null || offers.revoked !== null || offers.moved !== null;
