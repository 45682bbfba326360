import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { OpenedOne } from '../requests/opened-one.ts';

export class InterviewStore extends OpenedOne<Interview> {
  constructor(interviews: Pick<Interviews, 'one'>) {
    super((id) => interviews.one(id));
  }
}
