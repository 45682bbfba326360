import { makeAutoObservable, observableRef } from 'mobx';
import type { TopQuestionsMeta } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { Request } from '../requests/request.ts';

/** Heading of a company's top questions. Fails silently, leaving the list alone. */
export class TopQuestionsStore {
  company = '';
  designation: string | null = null;
  readonly meta: Request<TopQuestionsMeta, [company: string, designation: string | null]>;

  constructor(questions: Questions) {
    this.meta = new Request((company, designation) => questions.topMeta(company, designation));
    makeAutoObservable(this, { designation: observableRef, meta: false });
  }

  async show(company: string, designation: string | null): Promise<void> {
    const isElsewhere = company !== this.company;
    this.company = company;
    this.designation = designation;
    if (isElsewhere) await this.meta.send(company, designation);
    else await this.meta.renew(company, designation);
  }

  /** Null for a job in no list, as anyone could make up its address. */
  get designationName(): string | null {
    const { value } = this.meta;
    return value?.designations.find(({ urlName }) => urlName === this.designation)?.name ?? value?.designation?.name ?? null;
  }
}
