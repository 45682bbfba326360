import type { InterventionKind } from './interventions.ts';
import { mayAdminister, mayModerate, type MemberRole } from './member-role.ts';
import type { AppealableMeasure, FoundStatus } from './moderation-outcome.ts';
import type { LoggedDecision } from './moderations.ts';
import type { SanctionReach } from './sanction.ts';

/**
 * Whether a role may sanction that far: a name, or the account behind it with both. Roles rise from member over moderator to administrator. Accounts are
 * for administrators alone, whatever role they hold, so that nobody else acts on an account of the same role or a higher one. A name is silenced like
 * anyone's, and no answer depends on who is behind it: an exception for those who hold a role would tell that a made-up name is theirs. For them, too,
 * there is the appeal, which is decided by another than who imposed.
 */
export const mayReach = (role: MemberRole | undefined, covers: SanctionReach): boolean => (covers === 'account' ? mayAdminister(role) : mayModerate(role));

/**
 * Whether a decision that is may be undone without an appeal, whichever way round: by the moderator who took it, and by administrators, so that no
 * moderator overrules another.
 */
export const mayUndo = (role: MemberRole | undefined, isMine: boolean): boolean => mayAdminister(role) || (mayModerate(role) && isMine);

/** The measure that an intervention takes, or takes back. */
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

/** The measure whose last decision an intervention may undo; none for a thing that waits hidden, which nobody has decided yet, nor for what is asked where it is lifted. */
export function measureAskedAgain(kind: InterventionKind, status: FoundStatus): AppealableMeasure | null {
  const measure = measureOf[kind];
  if (measure === 'ban' || kind === 'unsilence' || (kind === 'restore' && status !== 'AUTHOR_REJECTED')) return null;
  return measure;
}

/** The last decision on a measure about a thing. */
export interface LastDecision {
  /** Whether the moderator took it who is about to intervene. */
  readonly isMine: boolean;
  readonly isSecond: boolean;
  /** Whether the measure was taken or stood by, and not taken back. */
  readonly isAgainst: boolean;
  /** The version of the words it was about. */
  readonly version: number | null;
}

/** The changes of a thing since: its words, by their version, and whether another than the caller has reported it. */
export interface SinceDecided {
  readonly version: number;
  readonly isReported: boolean;
}

/**
 * Whether an intervention would undo the decision of another moderator, in either direction. Other words, and other reports by readers, ask again; but no
 * report reopens a second look.
 */
export function overrulesAnother(role: MemberRole | undefined, kind: InterventionKind, last: LastDecision | undefined, since: SinceDecided): boolean {
  const isAgainst = kind !== 'restore' && kind !== 'unlock';
  if (isAgainst && (!last || last.isAgainst)) return false;
  if (mayUndo(role, last?.isMine ?? false)) return false;
  if (isAgainst && last?.version !== null && last?.version !== since.version) return false;
  return kind !== 'remove' || last?.isSecond === true || !since.isReported;
}

/** The fate of an appeal that waits when a moderator intervenes: it goes on waiting beside that, is granted with it, or has to be decided first. */
export type AppealFate = 'beside' | 'granted' | 'first';

/**
 * The fate of an appeal by an intervention on the same thing. An appeal stops only what is about the measure it asks about, so that a court order or a
 * graver measure never waits for it. The moderator who imposed that measure may always take it back: where nobody else moderates, nobody else could.
 */
export function fateOfAppeal(kind: InterventionKind, appealed: LoggedDecision | null, isMine: boolean): AppealFate {
  if (measureOf[kind] !== appealed) return 'beside';
  return isMine && (kind === 'restore' || kind === 'unlock' || kind === 'unsilence') ? 'granted' : 'first';
}
