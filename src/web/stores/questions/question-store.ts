import { makeAutoObservable, runInAction } from 'mobx';
import { questionPath } from '#core/navigation/screens.ts';
import { questionIdIn } from '#core/questions/question-slug.ts';
import type { AskedQuestion, ListedQuestion } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import type { Talk, TalkParent } from '../content/talk.ts';
import type { PostPatchesStore } from '../posts/post-patches-store.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** Question page, whose comments are answers. */
export class QuestionStore implements Talk {
  readonly isOfAnswers = true;
  readonly question: Request<AskedQuestion, [questionId: string]>;
  /** Questions asked together with it, left out silently on failure. */
  readonly together: Request<readonly ListedQuestion[], [questionId: string]>;
  readonly #removing: Request<void, [questionId: string]>;
  askedAt = '';
  askedId = '';
  isMerging = false;
  readonly #patches: PostPatchesStore;
  #lookedAt = '';

  constructor(questions: Questions, patches: PostPatchesStore) {
    this.#patches = patches;
    this.question = new Request(async (questionId) => {
      const question = await questions.one(questionId);
      runInAction(() => patches.settle([question.questionId]));
      return question;
    });
    this.together = new Request((questionId) => questions.together(questionId));
    this.#removing = removalOf((questionId) => questions.remove(questionId));
    makeAutoObservable(this, { question: false, together: false });
  }

  async openSlug(slug: string): Promise<void> {
    await this.#open(questionIdIn(slug), questionPath(slug));
  }

  /** Opens by id, which redirects to the page. */
  async openId(questionId: string): Promise<void> {
    await this.#open(questionId, undefined);
  }

  /** Leaves a question already open as it is. */
  async #open(questionId: string, path: string | undefined): Promise<void> {
    const known = this.question.value;
    this.askedAt = path ?? '';
    if (known && (known.questionId === questionId || this.askedId === questionId)) return;
    this.askedId = questionId;
    await this.question.send(questionId);
  }

  /** Loads related questions where interviews ask this one. */
  async look(): Promise<void> {
    const { questionId, author } = this.question.value ?? {};
    if (questionId === undefined || author || questionId === this.#lookedAt) return;
    this.#lookedAt = questionId;
    await this.together.send(questionId);
  }

  merge(isMerging: boolean): void {
    this.isMerging = isMerging;
  }

  async remove(questionId: string): Promise<boolean> {
    const { status } = await this.#removing.send(questionId);
    if (status !== 'SUCCESS') return false;
    this.#patches.drop(questionId);
    this.question.forget();
    return true;
  }

  async recount(): Promise<void> {
    await this.question.renew(this.askedId);
  }

  get answersCount(): number {
    const { questionId = '', answersCount = 0 } = this.question.value ?? {};
    return Math.max(0, answersCount + (this.#patches.commentDeltas.get(questionId) ?? 0));
  }

  get path(): string {
    return questionPath(this.question.value?.slug ?? '');
  }

  /** Canonical path after arriving by id, old words or a merged question. */
  get movedTo(): string | undefined {
    return this.question.value && this.path !== this.askedAt ? this.path : undefined;
  }

  get parent(): TalkParent | undefined {
    const known = this.question.value;
    return known && { id: known.questionId, author: known.author, isMine: known.isMine, status: 'LIVE', lockedFor: known.lockedFor };
  }

  get isMissing(): boolean {
    return this.question.isMissing;
  }
}
