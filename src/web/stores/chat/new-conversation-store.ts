import { makeAutoObservable } from 'mobx';
import type { Chats } from '#core/chat/chats.ts';
import type { Addressee, Conversation, NewConversation } from '#core/chat/conversation.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { Request } from '../requests/request.ts';
import type { ChatStore } from './chat-store.ts';

interface FirstMessage {
  readonly userName: string;
  readonly text: string;
  readonly key: string | undefined;
}

const nothing: FirstMessage = { userName: '', text: '', key: undefined };

/** New direct or group conversation, where text stays with its addressee and goes to nobody else. */
export class NewConversationStore {
  isOpen = false;
  kind: NewConversation['kind'] = 'direct';
  chosen: ProfileType | undefined;
  userName = '';
  text = '';
  name = '';
  userNames: readonly string[] = [];
  readonly starting: Request<Conversation, [opening: NewConversation]>;
  readonly #chat: ChatStore;
  readonly #keys: IdempotencyKeys;
  #key: string | undefined;
  /** Current addressee, with texts typed for others. */
  #addressee = '';
  readonly #forOthers = new Map<string, FirstMessage>();

  constructor(chats: Chats, chat: ChatStore, keys: IdempotencyKeys) {
    this.#chat = chat;
    this.#keys = keys;
    this.starting = new Request((opening) => chats.start(opening));
    makeAutoObservable(this, { starting: false });
  }

  /** Chosen persona, by default the made-up name because a designation reveals more. */
  get as(): ProfileType | undefined {
    return this.#chat.personas.find((type) => type === (this.chosen ?? 'ANONYMOUS'));
  }

  open(to?: Addressee): void {
    this.isOpen = true;
    const addressee = to ? JSON.stringify(Object.values(to)) : '';
    if (addressee !== this.#addressee) this.#turnTo(addressee);
    if (to) this.choose('direct');
    if (to && 'userName' in to) this.userName = to.userName;
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

  /** Writes to the owner of a name or the author of a thing. */
  startDirect(to: Addressee = { userName: this.userName.trim() }): Promise<Conversation | undefined> {
    // The same first message that is sent twice is written once.
    const clientMessageId = (this.#key ??= this.#keys.make());
    return this.#start((as) => ({ kind: 'direct', as, to, first: { clientMessageId, text: this.text.trim() } }));
  }

  startGroup(): Promise<Conversation | undefined> {
    return this.#start((as) => ({ kind: 'group', as, name: this.name.trim(), userNames: this.userNames }));
  }

  clear(): void {
    this.#show(nothing);
    this.name = '';
    this.userNames = [];
    this.starting.forget();
  }

  #turnTo(addressee: string): void {
    this.#forOthers.set(this.#addressee, { userName: this.userName, text: this.text, key: this.#key });
    this.#show(this.#forOthers.get(addressee) ?? nothing);
    this.#addressee = addressee;
    this.starting.forget();
  }

  #show({ userName, text, key }: FirstMessage): void {
    this.userName = userName;
    this.text = text;
    this.#key = key;
  }

  async #start(openingAs: (as: ProfileType) => NewConversation): Promise<Conversation | undefined> {
    if (this.as === undefined) return undefined;
    const addressee = this.#addressee;
    const outcome = await this.starting.send(openingAs(this.as));
    if (outcome.status !== 'SUCCESS') return undefined;
    this.#chat.take(outcome.value);
    // The dialog may be open for another by now.
    if (addressee === this.#addressee) this.clear();
    else this.#forOthers.delete(addressee);
    return outcome.value;
  }
}
