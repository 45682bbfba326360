import { makeAutoObservable, observableRef } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { ConversationKey, ConversationSettings } from '#core/chat/conversation.ts';
import type { ChatMessage } from '#core/chat/message.ts';
import type { Digests } from '#core/device/digests.ts';
import type { ReportReason } from '#core/moderation/report.ts';
import { Request } from '../requests/request.ts';
import type { ChatStore } from './chat-store.ts';
import type { ConversationStore } from './conversation-store.ts';

type Key = Required<ConversationKey>;

export type TalkQuestion = 'disappearing' | 'people' | 'block' | 'leave' | { readonly message: ChatMessage };

/** Actions on the open conversation, each returning true once done. */
export class ConversationActionsStore {
  question: TalkQuestion | undefined;
  readonly acting: Request<void, [act: (key: Key) => Promise<void>, key: Key]>;
  readonly #chats: Chats;
  readonly #chat: ChatStore;
  readonly #open: ConversationStore;
  readonly #digests: Digests;

  constructor(chats: Chats, chat: ChatStore, open: ConversationStore, digests: Digests) {
    this.#chats = chats;
    this.#chat = chat;
    this.#open = open;
    this.#digests = digests;
    this.acting = new Request((act, key) => act(key));
    makeAutoObservable(this, { question: observableRef, acting: false });
  }

  ask(question: TalkQuestion | undefined): void {
    this.question = question;
  }

  accept(): Promise<boolean> {
    return this.#act((key) => this.#chats.accept(key));
  }

  async leave(): Promise<boolean> {
    const { key } = this.#open;
    const isDone = await this.#act((each) => this.#chats.leave(each), false);
    if (!isDone || !key) return false;
    this.#open.close();
    this.#chat.drop(key);
    return true;
  }

  async change(settings: ConversationSettings): Promise<boolean> {
    const isDone = await this.#act((key) => this.#chats.change(key, settings));
    if (isDone) await this.#chat.recount();
    return isDone;
  }

  invite(userNames: readonly string[]): Promise<boolean> {
    return this.#act((key) => this.#chats.invite(key, userNames));
  }

  block(personId: string, isBlocked: boolean): Promise<boolean> {
    return this.#act(({ as }) => (isBlocked ? this.#chats.block(personId, as) : this.#chats.unblock(personId, as)));
  }

  async remove(message: ChatMessage): Promise<boolean> {
    const isDone = await this.#act((key) => this.#chats.remove({ ...key, messageId: message.messageId }), false);
    if (isDone) this.#chat.changed({ ...message, status: 'DELETED', text: '', picture: null });
    return isDone;
  }

  /** Reports a message with the hash of what was seen here (F-25). */
  report({ messageId, text }: ChatMessage, reason: ReportReason, note?: string): Promise<boolean> {
    return this.#act(async (key) => {
      const seenHash = await this.#digests.sha256(text);
      await this.#chats.report({ ...key, messageId }, { reason, seenHash, ...(note !== undefined && { note }) });
    }, false);
  }

  async #act(act: (key: Key) => Promise<void>, rereads = true): Promise<boolean> {
    const { key } = this.#open;
    if (!key) return false;
    const outcome = await this.acting.send(act, key);
    const isDone = outcome.status === 'SUCCESS';
    if (isDone && rereads) await this.#open.reread();
    return isDone;
  }
}
