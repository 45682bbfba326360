import type { ListedQuestion } from '#core/questions/question.ts';
import type { QuestionList, Questions } from '#core/questions/questions.ts';
import { CachedList } from '../requests/cached-list.ts';
import { isNotThere } from '../requests/request.ts';

export class QuestionListStore extends CachedList<ListedQuestion, QuestionList> {
  constructor(questions: Questions) {
    super({ of: 'hr', subject: null }, (list, after) => questions.list(list, after));
  }

  /** True where the list's company, job, skill or subject does not exist. */
  get isMissing(): boolean {
    return isNotThere(this.pages.state);
  }
}
