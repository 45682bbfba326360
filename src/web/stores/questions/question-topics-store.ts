import type { QuestionTopics } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { Request } from '../requests/request.ts';

/** The jobs and the skills of which most questions are known. Where they cannot be read, nobody is notified: they only lead on. */
export class QuestionTopicsStore {
  readonly topics: Request<QuestionTopics>;

  constructor(questions: Questions) {
    this.topics = new Request(() => questions.topics());
  }

  /** Asks once. */
  async open(): Promise<void> {
    await this.topics.sendOnce();
  }
}
