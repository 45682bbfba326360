import { makeAutoObservable } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { Addressee, Conversation, NewConversation } from '#core/chat/conversation.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';
import type { ChatStore } from './chat-store.ts';

/** A conversation to be started: with one, by a first message, or a group. What is typed stays until it is sent. */
export class NewConversationStore {
  /** Whether its dialog is open. */
  isOpen = false;
  kind: NewConversation['kind'] = 'direct';
  /** The persona that was chosen to start it as. */
  chosen: ProfileType | undefined;
  userName = '';
  text = '';
  name = '';
  userNames: readonly string[] = [];
  readonly starting: Request<Conversation, [opening: NewConversation]>;
  readonly #chat: ChatStore;
  readonly #keys: IdempotencyKeys;
  #key: string | undefined;

  constructor(chats: Chats, chat: ChatStore, keys: IdempotencyKeys) {
    this.#chat = chat;
    this.#keys = keys;
    this.starting = new Request((opening) => chats.start(opening));
    makeAutoObservable(this, { starting: false });
  }

  /** The persona it is started as: the one chosen, until then the made-up name. What the member works as says more of them, and is never taken by itself. */
  get as(): ProfileType | undefined {
    return this.#chat.personas.find((type) => type === (this.chosen ?? 'ANONYMOUS'));
  }

  open(): void {
    this.isOpen = true;
  }

  shut(): void {
    this.isOpen = false;
    this.chosen = undefined;
  }

  choose(kind: NewConversation['kind']): void {
    this.kind = kind;
    this.starting.forget();
  }

  speakAs(profileType: ProfileType): void {
    this.chosen = profileType;
  }

  type(field: 'userName' | 'text' | 'name', value: string): void {
    this[field] = value;
    if (this.starting.state.status === 'FAILURE') this.starting.forget();
  }

  ask(userNames: readonly string[]): void {
    this.userNames = userNames;
  }

  /** Sends the first message to the owner of the name, or to the author of a thing. */
  startDirect(to: Addressee = { userName: this.userName.trim() }): Promise<Conversation | undefined> {
    // The same first message that is sent twice is written once.
    const clientMessageId = (this.#key ??= this.#keys.make());
    return this.#start((as) => ({ kind: 'direct', as, to, first: { clientMessageId, text: this.text.trim() } }));
  }

  startGroup(): Promise<Conversation | undefined> {
    return this.#start((as) => ({ kind: 'group', as, name: this.name.trim(), userNames: this.userNames }));
  }

  clear(): void {
    this.userName = '';
    this.text = '';
    this.name = '';
    this.userNames = [];
    this.#key = undefined;
    this.starting.forget();
  }

  async #start(openingAs: (as: ProfileType) => NewConversation): Promise<Conversation | undefined> {
    if (this.as === undefined) return undefined;
    const outcome = await this.starting.send(openingAs(this.as));
    if (outcome.status !== 'SUCCESS') return undefined;
    this.#chat.take(outcome.value);
    this.clear();
    return outcome.value;
  }
}
