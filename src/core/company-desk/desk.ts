import type { RepliedKind } from '../kinds/contribution-kinds.ts';
import type { DeskRole } from './desk-role.ts';
import type { DeskState } from './desk-entry.ts';

export interface DeskCompany {
  readonly urlName: string;
  readonly name: string;
}

/** One company's desk as one of its people sees it. */
export interface Desk {
  readonly company: DeskCompany;
  /** Name that colleagues read, and no reader of the pages. */
  readonly personName: string;
  readonly role: DeskRole;
  readonly state: DeskState;
}

/** Login of a company's mail address, joined to no account and no made-up name. */
export interface DeskSession {
  readonly address: string;
  readonly desks: readonly Desk[];
  /** Companies that the domain speaks for, without a desk of this address yet. */
  readonly offered: readonly DeskCompany[];
}

export interface DeskPerson {
  readonly personId: string;
  readonly name: string;
  readonly address: string;
  readonly role: DeskRole;
  readonly state: DeskState;
  /** Day of entry, of an invitation or of asking. */
  readonly since: string;
  readonly isYou: boolean;
}

/** Shown things of one kind, by reply. */
export interface ReplyCounts {
  readonly waiting: number;
  readonly answered: number;
}

export const noReplyCounts: Readonly<Record<RepliedKind, ReplyCounts>> = {
  review: { waiting: 0, answered: 0 },
  interview: { waiting: 0, answered: 0 },
  benefits: { waiting: 0, answered: 0 },
};

/** Desk with its counts of reviews by reply, and its people. */
export interface DeskOverview extends Desk, ReplyCounts {
  readonly counts: Readonly<Record<RepliedKind, ReplyCounts>>;
  readonly people: readonly DeskPerson[];
}

export interface DeskInvitation {
  readonly address: string;
  readonly name: string;
  readonly role: Exclude<DeskRole, 'owner'>;
}
