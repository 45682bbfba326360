/** A message between the tabs of the product in this browser. A member is signed out who wanted that, or whose account is deleted; a session is over that ended by itself, or whose account rests, and what is stored for its member stays. Notifications are counted where a tab has asked for them or shown them: those that are unseen since are sent along. A draft is posted that other tabs may show, too: its idempotency key and the id of the post are sent along. */
export const tabMessages = ['signed-in', 'signed-out', 'session-over', 'name-changed', 'notifications-counted', 'draft-posted'] as const;

export type TabMessage = (typeof tabMessages)[number];

/** What is sent along with a message. */
export type TabDetail = string | number;

/** The tabs of the product in this browser: this one, and the others. */
export abstract class Tabs {
  /** Reloads the page, with a pair added to the query of its URL. Everything it held in memory is gone; after a sign-out what the one who left keeps here goes, too. */
  abstract reload(pair: string, leaver?: string): void;
  /** Tells the other tabs. */
  abstract tell(message: TabMessage, ...details: readonly TabDetail[]): void;
  /** Calls back whenever this tab comes back into sight; the answer stops that. */
  abstract watchReturn(come: () => void): () => void;
  /** Calls back for every message of another tab; the answer stops that. */
  abstract hear(heard: (message: TabMessage, ...details: readonly TabDetail[]) => void): () => void;
}
