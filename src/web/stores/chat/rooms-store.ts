import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Conversation, ConversationKey } from '#core/chat/conversation.ts';
import type { LiveLine } from '#core/chat/live-line.ts';
import { settled } from '../requests/request.ts';

/** Rooms of the live line, each joined once. */
export class RoomsStore {
  ids: readonly string[] = [];
  readonly #line: Pick<LiveLine, 'join' | 'leave'>;
  readonly #joined: (conversationId: string, lastSeq: number) => void;

  constructor(line: Pick<LiveLine, 'join' | 'leave'>, joined: (conversationId: string, lastSeq: number) => void) {
    this.#line = line;
    this.#joined = joined;
    makeAutoObservable(this, { ids: observableRef });
  }

  joinAll(conversations: readonly Conversation[]): void {
    for (const { conversationId, as, state } of conversations) {
      if (this.ids.includes(conversationId) || state === 'asked') continue;
      this.ids = [...this.ids, conversationId];
      void this.#join({ conversationId, as });
    }
  }

  leave(conversationId: string): void {
    this.#line.leave({ conversationId });
    this.ids = this.ids.filter((each) => each !== conversationId);
  }

  leaveAll(): void {
    this.#line.leave('ALL');
    this.ids = [];
  }

  /** Ignores a failed join, repeated when the line is live. */
  async #join(conversation: ConversationKey): Promise<void> {
    const { conversationId, as } = conversation;
    const outcome = await settled(this.#line.join({ conversationId, ...(as && { as }) }));
    runInAction(() => {
      if (outcome.status === 'SUCCESS') this.#joined(conversationId, outcome.value);
      else this.ids = this.ids.filter((each) => each !== conversationId);
    });
  }
}
