import { makeAutoObservable, observableRef } from 'mobx';
import { LruCache } from '#core/lru-cache.ts';
import { questionListUrl } from '#core/questions/question-urls.ts';
import type { ListedQuestion } from '#core/questions/question.ts';
import type { QuestionList, Questions } from '#core/questions/questions.ts';
import { Pages } from '../requests/pages.ts';

const cachedLists = 10;

/** A list of questions, as the URL asks for it. */
export class QuestionListStore {
  list: QuestionList = { of: 'hr', subject: null };
  pages: Pages<ListedQuestion>;
  readonly #questions: Questions;
  readonly #lists = new LruCache<Pages<ListedQuestion>>(cachedLists);

  constructor(questions: Questions) {
    this.#questions = questions;
    this.pages = this.#pagesOf(this.list, null);
    makeAutoObservable(this, { list: observableRef, pages: observableRef });
  }

  /** Shows a list; one that was read before is shown as it was left. */
  async show(list: QuestionList, from: string | null = null): Promise<void> {
    this.list = list;
    this.pages = this.#pagesOf(list, from);
    const { status } = this.pages.state;
    if (status !== 'SUCCESS' && status !== 'LOADING') await this.pages.open(from);
  }

  /** Whether what the list is of is not there: such a job, skill, subject or company. */
  get isMissing(): boolean {
    const { state } = this.pages;
    return state.status === 'FAILURE' && state.failure.kind === 'missing';
  }

  #pagesOf(list: QuestionList, from: string | null): Pages<ListedQuestion> {
    return this.#lists.get(questionListUrl(list, from), () => new Pages((after: string | null) => this.#questions.list(list, after)));
  }
}
