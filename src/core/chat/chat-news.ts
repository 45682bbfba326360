import type { ChatMessage } from './message.ts';

/** News of conversations after their transaction. Personas are named by keys, which readers never get. */
export type ChatNewsItem =
  /** New or changed message, with the personas it is hidden from. */
  | { readonly kind: 'message' | 'changed'; readonly message: ChatMessage; readonly hiddenFrom: readonly string[] }
  | { readonly kind: 'read'; readonly conversationId: string; readonly personId: string; readonly seq: number; readonly hiddenFrom?: readonly string[] }
  /** Conversation that came or changed for these personas. */
  | { readonly kind: 'conversation'; readonly conversationId: string; readonly refs: readonly string[] }
  /** Persona left or was removed, and receives nothing more. */
  | { readonly kind: 'left'; readonly conversationId: string; readonly ref: string }
  | { readonly kind: 'notification'; readonly refs: readonly string[] }
  /** Ended session or vanished made-up name, whose connections close. */
  | { readonly kind: 'over'; readonly sessionIds?: readonly string[]; readonly refs?: readonly string[] };

/** Channel to all connected clients of any process. Losses are harmless, as the database has everything. */
export abstract class ChatNews {
  abstract tell(item: ChatNewsItem): void;
}
