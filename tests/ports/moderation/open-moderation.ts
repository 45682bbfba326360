import type { Interventions } from '#core/moderation/interventions.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { Moderations } from '#core/moderation/moderations.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';

export interface OwnModerationPorts {
  readonly moderations: Moderations;
  readonly queueItems: QueueItems;
  readonly interventions: Interventions;
  readonly ownDecisions: OwnDecisions;
  readonly ledger: RemovalLedger;
}

export interface OpenedModeration extends OwnModerationPorts {
  readonly posted: (by?: 'another' | 'the caller') => Promise<string>;
  /** Reports a post by settled members, so that it waits. Three threats hide it. */
  readonly reported: (postId: string, reason?: 'spam' | 'threat', times?: number) => Promise<void>;
  /** Rewrites a waiting post as its author, not the caller. */
  readonly edited: (postId: string, content: string) => Promise<void>;
  /** Removes a post as spam by another moderator, with a note. */
  readonly removed: (postId: string, note?: string) => Promise<void>;
  /** Removes a post by mistake and restores it, by another moderator. */
  readonly restored: (postId: string) => Promise<void>;
  /** Warns a post's author of spam by another moderator, with a note. */
  readonly warned: (postId: string, note: string) => Promise<void>;
  /** Deletes a post as its author, another member. */
  readonly withdrawn: (postId: string) => Promise<void>;
  /** Passes a day, so that items opened later have waited less. */
  readonly aDayLater: () => void;
  /** Passes the days until the ledger announces authors' deletions. */
  readonly announced: () => Promise<void>;
  /** Appeals a removal as another author. Returns the waiting item. */
  readonly appealed: (postId: string, text: string) => Promise<string>;
}

export type OpenModeration = (as: 'moderator' | 'member' | 'guest') => Promise<OpenedModeration>;

export const postOf = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
