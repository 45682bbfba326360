import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { ChatStatus } from '#core/chat/conversation.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';
import type { ChatStore } from './chat-store.ts';

/** Chat permission for strangers, by persona. */
export class ReachStore {
  statuses: ReadonlyMap<ProfileType, ChatStatus> = new Map();
  readonly asking: Request<void>;
  readonly changing: Request<void, [act: () => Promise<void>]>;
  readonly #chats: Chats;
  readonly #chat: ChatStore;

  constructor(chats: Chats, chat: ChatStore) {
    this.#chats = chats;
    this.#chat = chat;
    this.asking = new Request(() => this.#ask());
    this.changing = new Request((act) => act());
    makeAutoObservable(this, { statuses: observableRef, asking: false, changing: false });
  }

  async open(): Promise<void> {
    await this.asking.send();
  }

  async setStatus(as: ProfileType, status: ChatStatus): Promise<boolean> {
    const outcome = await this.changing.send(async () => {
      await this.#chats.setStatus(status, as);
      runInAction(() => (this.statuses = new Map(this.statuses).set(as, status)));
    });
    return outcome.status === 'SUCCESS';
  }

  async #ask(): Promise<void> {
    const statuses = await Promise.all(this.#chat.personas.map(async (as) => [as, await this.#chats.status(as)] as const));
    runInAction(() => (this.statuses = new Map(statuses)));
  }
}
