import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Comment } from '#core/comments/comment.ts';
import type { CommentDraft, CommentOutcome, Comments } from '#core/comments/comments.ts';
import type { Turns } from '#core/device/turns.ts';
import type { FailureKind } from '#core/failure.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { CommentDraftsStore } from './comment-drafts-store.ts';
import { parentAt, type CommentParent } from './comment-keys.ts';

/** The failures that say nothing of the comment itself: it goes on waiting. */
const passing: readonly FailureKind[] = ['offline', 'broken', 'cancelled', 'signed-out'];

/** The outbox of comments on this device: those that were sent without a connection. Once it is back they go out by themselves, each by its idempotency key and under the name of the first time, from one tab alone, and only while their own member is signed in. */
export class CommentOutboxStore {
  /** The refusals of comments that had waited, by the keys of their parents. */
  refusals: ReadonlyMap<string, RequestState<CommentOutcome>> = new Map();
  /** The comment that arrived last. */
  arrived: Comment | undefined;
  /** The number of times that another tab has sent what is shown here. */
  sentElsewhere = 0;
  readonly #drafts: CommentDraftsStore;
  readonly #turns: Turns;
  readonly #session: SessionStore;
  #turn: Promise<void> | undefined;
  readonly #sending: Request<CommentOutcome, [parent: CommentParent, draft: CommentDraft]>;

  constructor(comments: Comments, drafts: CommentDraftsStore, turns: Turns, connection: ConnectionStore, session: SessionStore) {
    this.#drafts = drafts;
    this.#turns = turns;
    this.#session = session;
    this.#sending = new Request((parent, draft) => sendComment(comments, parent, draft));
    makeAutoObservable(this, { refusals: observableRef, arrived: observableRef });
    reaction(
      () => [connection.returns, session.isAwake] as const,
      () => void this.send(),
    );
  }

  /** Sends what waits, if there is anything and its member is here. */
  async send(): Promise<void> {
    if (!this.#session.isAwake) return;
    if (this.#drafts.waiting().length > 0) await (this.#turn ??= this.#turns.alone('comments', () => this.#sendAll()).finally(() => (this.#turn = undefined)));
    if (this.#drafts.dropSentElsewhere()) runInAction(() => this.sentElsewhere++);
  }

  /** Forgets a refusal: the comment is sent again. */
  forget(parentKey: string): void {
    const left = new Map(this.refusals);
    if (left.delete(parentKey)) this.refusals = left;
  }

  async #sendAll(): Promise<void> {
    for (const [parentKey, content] of this.#drafts.waiting()) {
      const parent = parentAt(parentKey);
      const under = this.#drafts.sentNameAt(parentKey) ?? { profileType: this.#drafts.personaAt(parentKey), name: null };
      const send = (as: Omit<CommentDraft, 'content'>) => this.#sending.send(parent, { ...as, content });
      const outcome = await this.#drafts.sendAt(parentKey, { profileType: under.profileType, name: under.name ?? undefined }, send);
      if (!outcome || (outcome.status === 'FAILURE' && passing.includes(outcome.failure.kind))) return;
      if (outcome.status === 'SUCCESS' && 'comment' in outcome.value) this.#arrive(parentKey, content, outcome.value.comment);
      else this.#refuse(parentKey, outcome);
    }
  }

  #arrive(parentKey: string, content: string, comment: Comment): void {
    this.#drafts.settle(parentKey, content, comment.commentId);
    this.arrived = comment;
  }

  #refuse(parentKey: string, outcome: RequestState<CommentOutcome>): void {
    this.#drafts.wait(parentKey, false);
    this.refusals = new Map(this.refusals).set(parentKey, outcome);
  }
}

/** Sends a comment below its post, or below another comment. */
export const sendComment = (comments: Comments, parent: CommentParent, draft: CommentDraft): Promise<CommentOutcome> =>
  'postId' in parent ? comments.write(parent.postId, draft) : comments.reply(parent.commentId, draft);
