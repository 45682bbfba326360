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

type WaitingComment = readonly [parentKey: string, text: string];

/** Outbox of offline comments, each sent with its original key and name while its member is signed in. */
export class CommentOutboxStore {
  refusals: ReadonlyMap<string, RequestState<CommentOutcome>> = new Map();
  arrived: Comment | undefined;
  /** Counts deliveries by other tabs. */
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

  send(): Promise<void> {
    return this.#outbox.send();
  }

  /** Clears a refusal before a retry. */
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

export const sendComment = (comments: Comments, parent: CommentParent, draft: CommentDraft): Promise<CommentOutcome> =>
  'postId' in parent ? comments.write(parent.postId, draft) : comments.reply(parent.commentId, draft);
