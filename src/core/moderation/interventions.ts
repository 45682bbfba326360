import type { Resource } from '../votes/vote.ts';
import type { LedgerEntry } from './ledger.ts';
import type { SanctionReach, SilenceDays } from './sanction.ts';
import type { FoundStatus, ModerationRule } from './moderation-outcome.ts';

export const interventionKinds = ['remove', 'restore', 'lock', 'unlock', 'warn', 'silence', 'unsilence', 'ban'] as const;

/** The acts of a moderator on a post or comment that nobody needs to have reported. */
export type InterventionKind = (typeof interventionKinds)[number];

/** An act of a moderator, with what its author sees. */
export interface Intervention {
  readonly kind: InterventionKind;
  /** Null where nothing is held against it. */
  readonly rule: ModerationRule | null;
  /** A note to the author, beside the rule. */
  readonly note?: string;
  /** The days of a silence or a ban; null is until it is lifted. */
  readonly days?: SilenceDays | null;
  /** The reach of a silence: that of the account is for administrators. */
  readonly covers?: SanctionReach;
}

/** A post or comment as moderators find it. */
export interface Moderated {
  readonly status: FoundStatus | 'NOT_FOUND';
  /** The rule for which nobody can write below it any more (locked); null where everyone can. */
  readonly lockedFor: ModerationRule | null;
}

/**
 * A post or comment after an intervention, and its entry in the ledger; a warning, a silence or a ban has none: the ledger tells of things, not of people. A post
 * that is brought back before its moment waits for it again.
 */
export interface InterventionOutcome extends Moderated {
  readonly status: FoundStatus;
  readonly ledger: LedgerEntry | null;
}

/** The interventions of the signed-in moderator. For everyone else there is nothing to act on. */
export abstract class Interventions {
  abstract act(resource: Resource, intervention: Intervention): Promise<InterventionOutcome>;
}

/** The interventions that concern the author more than the thing. */
const onAuthor: readonly InterventionKind[] = ['silence', 'unsilence', 'ban'];

export const concernsAuthor = (kind: InterventionKind): boolean => onAuthor.includes(kind);

/** The interventions that make sense for a post or comment as it is; none once its author has deleted it, and none before it comes out. */
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

/** Whether an intervention is held against the author, so that it names a rule and can be appealed. */
export const needsRule = (kind: InterventionKind): boolean => ['remove', 'lock', 'warn', 'silence', 'ban'].includes(kind);

/** Whether only administrators intervene like this. A ban closes the account; it is lifted where administrators see all bans. */
export const isForAdministrators = (kind: InterventionKind): boolean => kind === 'ban';

/** The longest note of a moderator to an author. */
export const longestAuthorNote = 500;
