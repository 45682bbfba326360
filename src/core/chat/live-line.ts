import type { ProfileType } from '../personas/profile-type.ts';
import type { ConversationKey } from './conversation.ts';
import type { ChatMessage, MessageDraft } from './message.ts';

/** Live event. Losing one is harmless, as the server can be asked. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'changed'; readonly message: ChatMessage }
  | { readonly kind: 'read'; readonly conversationId: string; readonly personId: string; readonly seq: number }
  | { readonly kind: 'typing'; readonly conversationId: string; readonly personId: string }
  /** New or changed conversation, to be fetched. */
  | { readonly kind: 'conversation'; readonly conversationId: string }
  | { readonly kind: 'notification' }
  /** Session ended, or the name is gone. */
  | { readonly kind: 'session-over' };

export interface LineState {
  readonly isLive: boolean;
  /** Number of retries since last live, or 0 at rest. */
  readonly tries: number;
  readonly error: string | undefined;
}

export const offLine: LineState = { isLive: false, tries: 0, error: undefined };

/** Fallback sentence of a refused line. */
export const connectionRefused = 'Failed to connect';

/** Timings of the specification, and the pause before an automatic retry while visible (D-17). */
export const lineTimings = { attempts: 5, delayMs: 1_000, timeoutMs: 20_000, armAgainMs: 3_000 } as const;
/** Wait for an acknowledgement before sending another way. */
export const ackTimeoutMs = 8_000;

/** Live connection of this browser, with unlinked sockets for each persona. */
export abstract class LiveLine {
  /** Connects as these personas until closed. */
  abstract open(personas: readonly ProfileType[]): void;
  /** Removes listeners and forgets rooms. */
  abstract close(): void;
  /** Retries at once after a member's action (D-17). */
  abstract arm(): void;
  /** Returns a function that stops listening. */
  abstract listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void;
  /** Joins once, rejoins after reconnecting, and returns the last message's number. */
  abstract join(conversation: ConversationKey): Promise<number>;
  abstract leave(conversation: ConversationKey | 'ALL'): void;
  /** Waits for the acknowledgement. Fails as `offline` so that the message goes another way. */
  abstract send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage>;
  abstract typing(conversation: ConversationKey): void;
  abstract read(conversation: ConversationKey, upTo: number): void;
}
