import type { InterventionKind } from './interventions.ts';
import { mayAdminister, mayModerate, type MemberRole } from './member-role.ts';
import type { AppealableMeasure, FoundStatus } from './moderation-outcome.ts';
import type { LoggedDecision } from './moderations.ts';
import type { SanctionReach } from './sanction.ts';

/** Lets moderators sanction names and only administrators accounts; exempting staff pseudonyms would expose them. */
export const mayReach = (role: MemberRole | undefined, covers: SanctionReach): boolean => (covers === 'account' ? mayAdminister(role) : mayModerate(role));

/** Lets the deciding moderator or an administrator undo it, so that moderators never overrule each other. */
export const mayUndo = (role: MemberRole | undefined, isMine: boolean): boolean => mayAdminister(role) || (mayModerate(role) && isMine);

const measureOf: Readonly<Record<InterventionKind, AppealableMeasure | 'ban'>> = {
  remove: 'remove',
  restore: 'remove',
  lock: 'lock',
  unlock: 'lock',
  warn: 'warn',
  silence: 'silence',
  unsilence: 'silence',
  ban: 'ban',
};

/** Undefined for a hidden undecided thing, and for sanctions lifted elsewhere. */
export function measureAskedAgain(kind: InterventionKind, status: FoundStatus): AppealableMeasure | null {
  const measure = measureOf[kind];
  if (measure === 'ban' || kind === 'unsilence' || (kind === 'restore' && status !== 'AUTHOR_REJECTED')) return null;
  return measure;
}

export interface LastDecision {
  /** Taken by the moderator now intervening. */
  readonly isMine: boolean;
  readonly isSecond: boolean;
  /** Measure was imposed or upheld. */
  readonly isAgainst: boolean;
  readonly version: number | null;
}

/** Later changes: text version, and reports by others. */
export interface SinceDecided {
  readonly version: number;
  readonly isReported: boolean;
}

/** New words or other reports reopen a decision, except after a second look. */
export function overrulesAnother(role: MemberRole | undefined, kind: InterventionKind, last: LastDecision | undefined, since: SinceDecided): boolean {
  const isAgainst = kind !== 'restore' && kind !== 'unlock';
  if (isAgainst && (!last || last.isAgainst)) return false;
  if (mayUndo(role, last?.isMine ?? false)) return false;
  if (isAgainst && last?.version !== null && last?.version !== since.version) return false;
  return kind !== 'remove' || last?.isSecond === true || !since.isReported;
}

/** Waiting appeal continues, is granted, or must be decided first. */
export type AppealFate = 'beside' | 'granted' | 'first';

/** Blocks only acts on the appealed measure, so court orders never wait. The imposer may always withdraw. */
export function fateOfAppeal(kind: InterventionKind, appealed: LoggedDecision | null, isMine: boolean): AppealFate {
  if (measureOf[kind] !== appealed) return 'beside';
  return isMine && (kind === 'restore' || kind === 'unlock' || kind === 'unsilence') ? 'granted' : 'first';
}
