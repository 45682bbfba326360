import { makeAutoObservable } from 'mobx';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { Request } from '../requests/request.ts';

/** The story of one interview at its own address. */
export class InterviewStore {
  interviewId = '';
  readonly interview: Request<Interview, [interviewId: string]>;

  constructor(interviews: Interviews) {
    this.interview = new Request((interviewId) => interviews.one(interviewId));
    makeAutoObservable(this, { interview: false });
  }

  async open(interviewId: string): Promise<void> {
    this.interviewId = interviewId;
    await this.interview.send(interviewId);
  }

  /** Whether there is no such story, or none that is shown. */
  get isMissing(): boolean {
    return this.interview.isMissing;
  }
}
