import { makeAutoObservable } from 'mobx';
import type { Named } from '#core/named.ts';
import type { Questions } from '#core/questions/questions.ts';
import { everyJobPay } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { Request } from '../requests/request.ts';

/** The tabs of a job at all companies: one of which there is nothing is hidden. */
export class DesignationTabsStore {
  designation = '';
  /** The job by its name, and whether anybody told of its pay. */
  readonly pay: Request<{ readonly job: Named | null; readonly isTold: boolean }, [designation: string]>;
  readonly questions: Request<boolean, [designation: string]>;

  constructor(salaries: Salaries, questions: Questions) {
    this.pay = new Request(async (designation) => {
      const { asked, slice } = await salaries.ofDesignation(designation, everyJobPay);
      return { job: asked.designation, isTold: slice !== null };
    });
    this.questions = new Request(async (designation) => (await questions.list({ of: 'designation', designation }, null, 1)).items.length > 0);
    makeAutoObservable(this, { pay: false, questions: false });
  }

  async besideSalaries(designation: string): Promise<void> {
    if (designation) await this.questions.send(designation);
  }

  async besideQuestions(designation: string): Promise<void> {
    this.designation = designation;
    if (designation) await this.pay.send(designation);
  }
}
