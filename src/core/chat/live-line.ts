import type { ProfileType } from '../personas/profile-type.ts';
import type { ConversationKey } from './conversation.ts';
import type { ChatMessage, MessageDraft } from './message.ts';

/** An event that the server tells over the live line. What it says can be read from the server anyway: a line that loses one loses nothing. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  /** A message of a conversation has another status now. */
  | { readonly kind: 'changed'; readonly message: ChatMessage }
  | { readonly kind: 'read'; readonly conversationId: string; readonly personId: string; readonly seq: number }
  | { readonly kind: 'typing'; readonly conversationId: string; readonly personId: string }
  /** A conversation came, or something about it changed: it is to be asked for. */
  | { readonly kind: 'conversation'; readonly conversationId: string }
  /** Something new is in the list of notifications. */
  | { readonly kind: 'notification' }
  /** The session ended, or the name is gone. */
  | { readonly kind: 'session-over' };

/** The state of a line: whether what is new comes by itself, and why it does not. */
export interface LineState {
  readonly isLive: boolean;
  /** How often it has been tried since it was live, of how many tries; 0 where it is not being tried. */
  readonly tries: number;
  readonly error: string | undefined;
}

/** The state of a line that was not tried yet, or rests. */
export const offLine: LineState = { isLive: false, tries: 0, error: undefined };

/** The sentence of a line that was refused without one of its own. */
export const connectionRefused = 'Failed to connect';

/** The specification's numbers, and how long a line that has given up waits before it tries again by itself while its page is in sight (D-17). */
export const lineTimings = { attempts: 5, delayMs: 1_000, timeoutMs: 20_000, armAgainMs: 3_000 } as const;
/** How long an answer to what was sent is waited for, before it is sent the other way. */
export const ackTimeoutMs = 8_000;

/** The live connection of this browser, for one persona or for both, each over a socket that knows nothing of the other. */
export abstract class LiveLine {
  /** Connects as these personas, and stays so until it is closed. */
  abstract open(personas: readonly ProfileType[]): void;
  /** Closes for good: listeners are removed, rooms forgotten. */
  abstract close(): void;
  /** Tries again at once, where it is not live: the member has done something (D-17). */
  abstract arm(): void;
  /** Calls back for every event and every change of the state; the answer stops that. */
  abstract listen(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void;
  /** Joins the room of a conversation, once however often it is asked; answers the number of its last message. A line that comes back joins its rooms again. */
  abstract join(conversation: ConversationKey): Promise<number>;
  /** Leaves the room of a conversation, or all of them. */
  abstract leave(conversation: ConversationKey | 'ALL'): void;
  /** Sends a message and waits for its acknowledgement. It fails as `offline` where the line is not live, so that it goes another way. */
  abstract send(conversation: ConversationKey, draft: MessageDraft): Promise<ChatMessage>;
  abstract typing(conversation: ConversationKey): void;
  abstract read(conversation: ConversationKey, upTo: number): void;
}
