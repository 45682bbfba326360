import { makeAutoObservable } from 'mobx';
import { everyJob } from '#core/jobs/job-search.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Named } from '#core/named.ts';
import type { Questions } from '#core/questions/questions.ts';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { Request } from '../requests/request.ts';

/** Tabs of a job at all companies, hidden where empty. */
export class DesignationTabsStore {
  designation = '';
  /** Job by name, and if its pay is disclosed. */
  readonly pay: Request<{ readonly job: Named | null; readonly isDisclosed: boolean }, [designation: string]>;
  readonly questions: Request<boolean, [designation: string]>;
  readonly jobs: Request<number, [designation: string]>;

  constructor(salaries: Salaries, questions: Questions, jobs: Jobs) {
    this.pay = new Request(async (designation) => {
      const { asked, slice } = await salaries.ofDesignation(designation, everyJobPay);
      return { job: asked.designation, isDisclosed: slice !== null };
    });
    this.questions = new Request(async (designation) => (await questions.list({ of: 'designation', designation }, null, 1)).items.length > 0);
    this.jobs = new Request(async (urlName) => (await jobs.list({ of: 'designation', urlName }, everyJob, null, 1)).jobsCount);
    makeAutoObservable(this, { pay: false, questions: false, jobs: false });
  }

  async besideSalaries(designation: string): Promise<void> {
    if (designation) await Promise.all([this.questions.send(designation), this.jobs.send(designation)]);
  }

  async besideQuestions(designation: string): Promise<void> {
    this.designation = designation;
    if (designation) await Promise.all([this.pay.send(designation), this.jobs.send(designation)]);
  }

  async besideJobs(designation: string): Promise<void> {
    this.designation = designation;
    await Promise.all([this.pay.send(designation), this.questions.send(designation)]);
  }
}
