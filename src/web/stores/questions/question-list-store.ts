import type { ListedQuestion } from '#core/questions/question.ts';
import type { QuestionList, Questions } from '#core/questions/questions.ts';
import { CachedList } from '../requests/cached-list.ts';
import { isNotThere } from '../requests/request.ts';

/** A list of questions: of a company, a job, a skill or a subject. */
export class QuestionListStore extends CachedList<ListedQuestion, QuestionList> {
  constructor(questions: Questions) {
    super({ of: 'hr', subject: null }, (list, after) => questions.list(list, after));
  }

  /** Whether what the list is of is not there: such a job, skill, subject or company. */
  get isMissing(): boolean {
    return isNotThere(this.pages.state);
  }
}
