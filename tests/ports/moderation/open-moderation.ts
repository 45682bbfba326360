import type { Interventions } from '#core/moderation/interventions.ts';
import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { Moderations } from '#core/moderation/moderations.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';

/** The ports of moderation as one caller has them. */
export interface OwnModerationPorts {
  readonly moderations: Moderations;
  readonly queueItems: QueueItems;
  readonly interventions: Interventions;
  readonly ownDecisions: OwnDecisions;
  readonly ledger: RemovalLedger;
}

/** One caller, and the acts of others around them. */
export interface OpenedModeration extends OwnModerationPorts {
  /** Publishes a post of another member, or of the caller, and answers its id. */
  readonly posted: (by?: 'another' | 'the caller') => Promise<string>;
  /** Has so many settled members report a post for a reason, so that it waits; three of them for a threat hide it. */
  readonly reported: (postId: string, reason?: 'spam' | 'threat', times?: number) => Promise<void>;
  /** The author of a post that waits, another member than the caller, writes another text over it. */
  readonly edited: (postId: string, content: string) => Promise<void>;
  /** Another moderator removes a post as spam, with a note to its author. */
  readonly removed: (postId: string, note?: string) => Promise<void>;
  /** Another moderator removes a post by mistake, and brings it back. */
  readonly restored: (postId: string) => Promise<void>;
  /** Another moderator warns the author of a post of spam, with a note. */
  readonly warned: (postId: string, note: string) => Promise<void>;
  /** Another member deletes their own post. */
  readonly withdrawn: (postId: string) => Promise<void>;
  /** A day passes: an item that is opened from now on has waited a day less. */
  readonly aDayLater: () => void;
  /** The days pass in which the ledger tells of what authors deleted. */
  readonly announced: () => Promise<void>;
  /** The author of a post, another member than the caller, appeals its removal; answers the item that waits. */
  readonly appealed: (postId: string, text: string) => Promise<string>;
}

/** Opens the adapter for a caller. */
export type OpenModeration = (as: 'moderator' | 'member' | 'guest') => Promise<OpenedModeration>;

/** A post as a resource. */
export const postOf = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;
