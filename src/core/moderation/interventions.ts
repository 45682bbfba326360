import type { Resource } from '../votes/vote.ts';
import type { LedgerEntry } from './ledger.ts';
import type { SanctionReach, SilenceDays } from './sanction.ts';
import type { FoundStatus, ModerationRule } from './moderation-outcome.ts';

export const interventionKinds = ['remove', 'restore', 'lock', 'unlock', 'warn', 'silence', 'unsilence', 'ban'] as const;

export type InterventionKind = (typeof interventionKinds)[number];

export interface Intervention {
  readonly kind: InterventionKind;
  /** Null for an act that blames nobody. */
  readonly rule: ModerationRule | null;
  readonly note?: string;
  /** Null until lifted. */
  readonly days?: SilenceDays | null;
  /** Account reach is for administrators only. */
  readonly covers?: SanctionReach;
}

export interface Moderated {
  readonly status: FoundStatus | 'NOT_FOUND';
  /** Rule that closed its comments, or null. */
  readonly lockedFor: ModerationRule | null;
}

/** Ledger entry only for acts on content, never for those on people. */
export interface InterventionOutcome extends Moderated {
  readonly status: FoundStatus;
  readonly ledger: LedgerEntry | null;
}

/** Acts on content by the signed-in moderator; empty for others. */
export abstract class Interventions {
  abstract act(resource: Resource, intervention: Intervention): Promise<InterventionOutcome>;
}

const onAuthor: readonly InterventionKind[] = ['silence', 'unsilence', 'ban'];

export const concernsAuthor = (kind: InterventionKind): boolean => onAuthor.includes(kind);

/** Acts that fit the current state; none for deleted or unpublished content. */
export function interventionsFor({ status, lockedFor }: Moderated): readonly InterventionKind[] {
  const lock = lockedFor === null ? 'lock' : 'unlock';
  switch (status) {
    case 'LIVE':
      return ['remove', lock, 'warn', ...onAuthor];
    case 'FLAGGED':
      return ['remove', 'restore', 'warn', ...onAuthor];
    case 'AUTHOR_REJECTED':
      return ['restore', ...onAuthor];
    default:
      return [];
  }
}

/** Acts against the author, which name a rule and can be appealed. */
export const needsRule = (kind: InterventionKind): boolean => ['remove', 'lock', 'warn', 'silence', 'ban'].includes(kind);

/** Bans close accounts and are lifted from the list of bans. */
export const isForAdministrators = (kind: InterventionKind): boolean => kind === 'ban';

export const longestAuthorNote = 500;
