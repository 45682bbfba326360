import { makeAutoObservable } from 'mobx';
import { feedbackProblems, type Feedback, type FeedbackProblems } from '#core/settings/feedback.ts';
import type { Feedbacks } from '#core/settings/feedbacks.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

interface Fields extends Readonly<Record<string, string | boolean>> {
  readonly rating: string;
  readonly text: string;
}

const empty: Fields = { rating: '', text: '' };

/** Member's single note to the operator. */
export class FeedbackStore {
  readonly own: Request<Feedback | undefined>;
  readonly form: Contribution<Fields, FeedbackProblems>;

  constructor(feedbacks: Feedbacks, drafts: Drafts, session: SessionStore) {
    this.own = new Request(() => feedbacks.own());
    this.form = new Contribution(new Draft('feedback', empty, drafts, session), {
      problemsOf: feedbackProblems,
      send: ({ rating, text }) => feedbacks.give({ rating: Number(rating), text: text.trim() || null }),
    });
    makeAutoObservable(this, { own: false, form: false });
  }

  async open(): Promise<void> {
    const { draft } = this.form;
    if (!draft.isTouched) this.form.open(empty);
    const outcome = await this.own.send();
    if (outcome.status === 'SUCCESS' && outcome.value && !draft.isTouched) this.form.open(fieldsOf(outcome.value));
  }

  get isKept(): boolean {
    return this.own.value !== undefined;
  }

  async send(): Promise<boolean> {
    const hasArrived = await this.form.send();
    if (hasArrived) await this.own.send();
    return hasArrived;
  }
}

const fieldsOf = ({ rating, text }: Feedback): Fields => ({ rating: String(rating), text: text ?? '' });
