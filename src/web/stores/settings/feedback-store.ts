import { makeAutoObservable, runInAction } from 'mobx';
import type { Drafts } from '#core/device/drafts.ts';
import { longestFeedback, type Feedback } from '#core/settings/feedback.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';
import { Draft } from '../forms/draft.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The problem to be put right before feedback can be sent. */
export type FeedbackProblem = 'no-rating' | 'long' | undefined;

interface Fields extends Readonly<Record<string, string | boolean>> {
  readonly rating: string;
  readonly text: string;
}

const empty: Fields = { rating: '', text: '' };

/** The one note of a member to the operator of this installation. */
export class FeedbackStore {
  isValidated = false;
  /** The note that stands; nothing until there is one. */
  readonly own: Request<Feedback | undefined>;
  readonly saving: Request<void, [feedback: Feedback]>;
  readonly draft: Draft<Fields>;

  constructor(feedbacks: Feedbacks, drafts: Drafts, session: SessionStore) {
    this.own = new Request(() => feedbacks.own());
    this.saving = new Request((feedback) => feedbacks.give(feedback));
    this.draft = new Draft('feedback', empty, drafts, session);
    makeAutoObservable(this, { own: false, saving: false, draft: false });
  }

  /** Shows the note that stands, and over it what was typed before and never sent. */
  async open(): Promise<void> {
    if (!this.draft.isTouched) this.draft.open(empty);
    const outcome = await this.own.send();
    if (outcome.status === 'SUCCESS' && outcome.value && !this.draft.isTouched) this.draft.open(fieldsOf(outcome.value));
  }

  get isKept(): boolean {
    return this.own.value !== undefined;
  }

  get problem(): FeedbackProblem {
    return this.isValidated ? this.#problem : undefined;
  }

  type(change: Partial<Fields>): void {
    this.draft.type(change);
    this.saving.forget();
  }

  /** Answers whether the note has arrived. */
  async send(): Promise<boolean> {
    this.isValidated = true;
    const { rating, text } = this.draft.fields;
    if (this.#problem) return false;
    const outcome = await this.saving.send({ rating: Number(rating), text: text.trim() || null });
    if (outcome.status !== 'SUCCESS') return false;
    this.draft.settle();
    runInAction(() => (this.isValidated = false));
    await this.own.send();
    return true;
  }

  get #problem(): FeedbackProblem {
    const { rating, text } = this.draft.fields;
    if (rating === '') return 'no-rating';
    return text.trim().length > longestFeedback ? 'long' : undefined;
  }
}

const fieldsOf = ({ rating, text }: Feedback): Fields => ({ rating: String(rating), text: text ?? '' });
