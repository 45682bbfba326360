/** A message between the tabs of the product in this browser. */
export type TabMessage = 'signed-in' | 'signed-out' | 'name-changed';

/** The tabs of the product in this browser: this one, and the others. */
export abstract class Tabs {
  /** Reloads the page, with a pair added to the query of its URL. Everything it held in memory is gone; after a sign-out the user storage is cleared, too. */
  abstract reload(pair: string): void;
  abstract tell(message: TabMessage): void;
  /** Calls back whenever this tab comes back into sight; the answer stops that. */
  abstract watchReturn(come: () => void): () => void;
  /** Calls back for every message of another tab; the answer stops that. */
  abstract hear(heard: (message: TabMessage) => void): () => void;
}
