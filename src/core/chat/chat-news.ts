import type { ChatMessage } from './message.ts';

/** What has become of conversations, sent once its transaction is there. Personas are named by their keys, which no reader gets. */
export type ChatNewsItem =
  /** A message that was written (`message`) or has another status now (`changed`), and the personas that it is kept from. */
  | { readonly kind: 'message' | 'changed'; readonly message: ChatMessage; readonly hiddenFrom: readonly string[] }
  | { readonly kind: 'read'; readonly conversationId: string; readonly personId: string; readonly seq: number }
  /** A conversation came to these personas, or something about it changed for them. */
  | { readonly kind: 'conversation'; readonly conversationId: string; readonly refs: readonly string[] }
  /** A persona left a conversation, or was taken out of it: nothing of it is sent to them any more. */
  | { readonly kind: 'left'; readonly conversationId: string; readonly ref: string }
  /** These personas get something new in their list of notifications. */
  | { readonly kind: 'notification'; readonly refs: readonly string[] }
  /** A session ended, or a made-up name is gone: what is open for it closes. */
  | { readonly kind: 'over'; readonly sessionIds?: readonly string[]; readonly refs?: readonly string[] };

/** The way to everyone who is connected, to this process or to another. It carries what is in the database already, so that what it loses is read there. */
export abstract class ChatNews {
  abstract tell(item: ChatNewsItem): void;
}
