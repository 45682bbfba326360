import type { QuestionTopics } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { Request } from '../requests/request.ts';

/** Jobs and skills with most questions. Failures are silent, as they are only links. */
export class QuestionTopicsStore {
  readonly topics: Request<QuestionTopics>;

  constructor(questions: Questions) {
    this.topics = new Request(() => questions.topics());
  }

  async open(): Promise<void> {
    await this.topics.sendOnce();
  }
}
