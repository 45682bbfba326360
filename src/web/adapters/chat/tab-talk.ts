import type { LineState, LiveEvent } from '#core/chat/live-line.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { MessageDraft } from '#core/chat/message.ts';
import type { FailureKind } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { isObject } from './read-live.ts';

/** What a tab asks of the one that has the line. */
export type TabAsk =
  | { readonly what: 'join'; readonly conversation: ConversationKey }
  | { readonly what: 'send'; readonly conversation: ConversationKey; readonly draft: MessageDraft }
  | { readonly what: 'typing'; readonly conversation: ConversationKey }
  | { readonly what: 'read'; readonly conversation: ConversationKey; readonly upTo: number }
  | { readonly what: 'arm' };

/** A room that a tab is in, and the number of the last message that it knows of; none while it waits for that. */
export interface TabRoom {
  readonly conversation: ConversationKey;
  readonly seq: number | undefined;
}

/** What a tab wants of the line, sent when it comes, when it changes, and when another tab has the line. */
export interface TabWish {
  readonly personas: readonly ProfileType[];
  readonly rooms: readonly TabRoom[];
}

/** A name for the room of a conversation under a persona. */
export const roomNameOf = ({ conversationId, as }: ConversationKey): string => `${as ?? ''} ${conversationId}`;

/** What tabs say to each other. */
export type TabSaid =
  | { readonly kind: 'ask'; readonly id: string; readonly ask: TabAsk }
  | { readonly kind: 'answer'; readonly id: string; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: string; readonly failure: FailureKind; readonly code: string | undefined }
  | { readonly kind: 'wish'; readonly wish: TabWish }
  | { readonly kind: 'bye' }
  /** A tab has the line now, and asks the others what they want. */
  | { readonly kind: 'leads' }
  | { readonly kind: 'state'; readonly state: LineState }
  | { readonly kind: 'event'; readonly event: LiveEvent };

/** A saying, with the member of the page and the tab it comes from. */
interface Posted {
  readonly member: string;
  readonly tab: string;
  readonly said: TabSaid;
}

/** The talk of the tabs of one member: those of another member are not heard, and neither hears what a page of another version of the product says. */
export class TabTalk {
  readonly #channel: BroadcastChannel | undefined;
  readonly #member: string;
  readonly tab: string;

  constructor(channel: BroadcastChannel | undefined, member: string, tab: string) {
    this.#channel = channel;
    this.#member = `${version} ${member}`;
    this.tab = tab;
  }

  hear(heard: (tab: string, said: TabSaid) => void): void {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isPosted(data) && data.member === this.#member) heard(data.tab, data.said);
    });
  }

  say(said: TabSaid): void {
    const posted: Posted = { member: this.#member, tab: this.tab, said };
    this.#channel?.postMessage(posted);
  }

  close(): void {
    this.#channel?.close();
  }
}

/** Raised where what tabs say changes, so that a page that was opened before an update talks to its own kind. */
const version = 1;

/** Pages of one origin alone hear each other, and those of one version say nothing else. */
const isPosted = (data: unknown): data is Posted =>
  isObject(data) && typeof data['member'] === 'string' && typeof data['tab'] === 'string' && isObject(data['said']);
