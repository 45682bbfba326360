import type { LineState, LiveEvent } from '#core/chat/live-line.ts';
import type { ConversationKey } from '#core/chat/conversation.ts';
import type { MessageDraft } from '#core/chat/message.ts';
import type { FailureKind } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { isObject } from './read-live.ts';

export type TabAsk =
  | { readonly what: 'join'; readonly conversation: ConversationKey }
  | { readonly what: 'send'; readonly conversation: ConversationKey; readonly draft: MessageDraft }
  | { readonly what: 'typing'; readonly conversation: ConversationKey }
  | { readonly what: 'read'; readonly conversation: ConversationKey; readonly upTo: number }
  | { readonly what: 'arm' };

/** Room of a tab with its last known number, missing until joined. */
export interface TabRoom {
  readonly conversation: ConversationKey;
  readonly seq: number | undefined;
}

/** Wishes of a tab, sent on arrival, on change and to a new lead. */
export interface TabWish {
  readonly personas: readonly ProfileType[];
  readonly rooms: readonly TabRoom[];
}

export const roomNameOf = ({ conversationId, as }: ConversationKey): string => `${as ?? ''} ${conversationId}`;

export type TabSaid =
  | { readonly kind: 'ask'; readonly id: string; readonly ask: TabAsk }
  | { readonly kind: 'answer'; readonly id: string; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: string; readonly failure: FailureKind; readonly code: string | undefined }
  | { readonly kind: 'wish'; readonly wish: TabWish }
  | { readonly kind: 'bye' }
  /** Announces a new lead, which asks the others for their wishes. */
  | { readonly kind: 'leads' }
  | { readonly kind: 'state'; readonly state: LineState }
  | { readonly kind: 'event'; readonly event: LiveEvent };

interface Posted {
  readonly member: string;
  readonly tab: string;
  readonly said: TabSaid;
}

/** Channel between tabs of the same member and the same product version. */
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

/** Raised when messages change, so that old pages talk only to their own kind. */
const version = 1;

/** Trusts its shape, because only pages of one origin and version are heard. */
const isPosted = (data: unknown): data is Posted =>
  isObject(data) && typeof data['member'] === 'string' && typeof data['tab'] === 'string' && isObject(data['said']);
