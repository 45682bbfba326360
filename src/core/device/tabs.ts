/** Messages between tabs. 'signed-out' clears the member's storage; 'session-over' keeps it. */
export const tabMessages = ['signed-in', 'signed-out', 'session-over', 'name-changed', 'notifications-counted', 'draft-posted'] as const;

export type TabMessage = (typeof tabMessages)[number];

export type TabDetail = string | number;

export abstract class Tabs {
  /** Reloads with an added query pair, clearing memory and, after a sign-out, the leaver's storage. */
  abstract reload(pair: string, leaver?: string): void;
  abstract tell(message: TabMessage, ...details: readonly TabDetail[]): void;
  abstract watchReturn(come: () => void): () => void;
  /** Listens to other tabs; the result stops it. */
  abstract hear(heard: (message: TabMessage, ...details: readonly TabDetail[]) => void): () => void;
}
