import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Comment } from '#core/comments/comment.ts';
import type { CommentDraft, CommentOutcome, Comments } from '#core/comments/comments.ts';
import type { Turns } from '#core/device/turns.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { DeviceOutbox } from '../requests/outbox.ts';
import { settled, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { CommentDraftsStore } from './comment-drafts-store.ts';
import { parentAt, type CommentParent } from './comment-keys.ts';

/** A draft that waits: the key of its parent, and its words. */
type WaitingComment = readonly [parentKey: string, text: string];

/** The outbox of comments on this device: those that were sent without a connection go out by themselves, each by its idempotency key and under the name of the first time, and only while their own member is signed in. */
export class CommentOutboxStore {
  /** The refusals of comments that had waited, by the keys of their parents. */
  refusals: ReadonlyMap<string, RequestState<CommentOutcome>> = new Map();
  /** The comment that arrived last. */
  arrived: Comment | undefined;
  /** The number of times that another tab has sent what is shown here. */
  sentElsewhere = 0;
  readonly #comments: Comments;
  readonly #drafts: CommentDraftsStore;
  readonly #outbox: DeviceOutbox<WaitingComment, CommentOutcome>;

  constructor(comments: Comments, drafts: CommentDraftsStore, turns: Turns, connection: ConnectionStore, session: SessionStore) {
    this.#comments = comments;
    this.#drafts = drafts;
    makeAutoObservable(this, { refusals: observableRef, arrived: observableRef });
    this.#outbox = new DeviceOutbox({
      name: 'comments',
      turns,
      waiting: () => (session.isAwake ? drafts.waiting() : []),
      key: (each) => each.join('\n'),
      send: (each) => this.#send(each),
      settle: (each, outcome) => this.#settle(each, outcome),
      when: () => `${connection.returns} ${session.isAwake}`,
      after: () => session.isAwake && drafts.dropSentElsewhere() && runInAction(() => this.sentElsewhere++),
    });
  }

  /** Sends what waits, if there is anything and its member is here. */
  send(): Promise<void> {
    return this.#outbox.send();
  }

  /** Forgets a refusal: the comment is sent again. */
  forget(parentKey: string): void {
    const left = new Map(this.refusals);
    if (left.delete(parentKey)) this.refusals = left;
  }

  #send([parentKey, content]: WaitingComment) {
    const under = this.#drafts.sentNameAt(parentKey) ?? { profileType: this.#drafts.personaAt(parentKey), name: null };
    return this.#drafts.sendAt(parentKey, { profileType: under.profileType, name: under.name ?? undefined }, (as) =>
      settled(sendComment(this.#comments, parentAt(parentKey), { ...as, content })),
    );
  }

  /** A refused comment is a draft again. */
  #settle([parentKey, content]: WaitingComment, outcome: RequestState<CommentOutcome> = { status: 'IDLE' }): void {
    const comment = outcome.status === 'SUCCESS' && 'comment' in outcome.value ? outcome.value.comment : undefined;
    if (comment) this.#drafts.settle(parentKey, content, comment.commentId);
    else this.#drafts.wait(parentKey, false);
    runInAction(() => {
      if (comment) this.arrived = comment;
      else this.refusals = new Map(this.refusals).set(parentKey, outcome);
    });
  }
}

/** Sends a comment below its post, or below another comment. */
export const sendComment = (comments: Comments, parent: CommentParent, draft: CommentDraft): Promise<CommentOutcome> =>
  'postId' in parent ? comments.write(parent.postId, draft) : comments.reply(parent.commentId, draft);
