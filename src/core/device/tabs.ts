/** A message between the tabs of the product in this browser. A member is signed out who wanted that, or whose account is deleted; a session is over that ended by itself, or whose account rests, and what is kept for its member stays. */
export const tabMessages = ['signed-in', 'signed-out', 'session-over', 'name-changed'] as const;

export type TabMessage = (typeof tabMessages)[number];

/** The tabs of the product in this browser: this one, and the others. */
export abstract class Tabs {
  /** Reloads the page, with a pair added to the query of its URL. Everything it held in memory is gone; after a sign-out what the one who left keeps here goes, too. */
  abstract reload(pair: string, leaver?: string): void;
  abstract tell(message: TabMessage): void;
  /** Calls back whenever this tab comes back into sight; the answer stops that. */
  abstract watchReturn(come: () => void): () => void;
  /** Calls back for every message of another tab; the answer stops that. */
  abstract hear(heard: (message: TabMessage) => void): () => void;
}
