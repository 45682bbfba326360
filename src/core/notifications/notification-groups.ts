import { mostNotifications, type NotificationStatus } from './notification.ts';
import { declared, notificationKinds, type NotificationKind } from './notification-kinds.ts';

/** The most causes of which one list is made. Those that are older are shown no more. */
export const mostCauses = 500;

/** One cause as it went to one name: an answer, a milestone, a decision. */
export interface NotifiedCause {
  readonly id: string;
  readonly kind: NotificationKind;
  /** The thing that it is about. */
  readonly thing: string;
  /** The comment, the milestone, the decision that it was. */
  readonly cause: string;
  readonly status: NotificationStatus;
  /** The day on which it was notified, and the moment, of which an hour later only a day is left that may be another than that in India. */
  readonly notifiedOn: string;
  readonly notifiedAtMs: number;
}

/** The causes that are shown in one line, newest first. */
export interface CauseGroup extends Omit<NotifiedCause, 'cause'> {
  readonly causes: readonly [string, ...string[]];
}

/**
 * The lines of a list, newest first: causes of one kind about one thing are one line as long as none of them was read, and those that were read are another. A line
 * bears the id of its newest cause, and is unseen where one of them is.
 */
export function groupsOf(notified: readonly NotifiedCause[]): readonly CauseGroup[] {
  const groups = new Map<string, CauseGroup>();
  for (const { cause, ...each } of notifiedOnce(notified).toSorted(newestFirst)) {
    const key = JSON.stringify([each.kind, each.thing, each.status === 2]);
    const known = groups.get(key);
    groups.set(
      key,
      known ? { ...known, status: known.status === 0 || each.status === 0 ? 0 : known.status, causes: [...known.causes, cause] } : { ...each, causes: [cause] },
    );
  }
  return [...groups.values()].slice(0, mostNotifications);
}

const kinds = Object.keys(notificationKinds);

/** What went to several names of one member, such as who is mentioned and who waits for an answer, is shown once: as the first of its kinds. */
function notifiedOnce(notified: readonly NotifiedCause[]): readonly NotifiedCause[] {
  const byComments = notified.filter(({ kind }) => declared(kind).isByComments);
  const first = new Map<string, NotificationKind>();
  for (const { cause, kind } of byComments.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)))
    if (!first.has(cause)) first.set(cause, kind);
  return notified.filter(({ cause, kind }) => !declared(kind).isByComments || first.get(cause) === kind);
}

const newestFirst = (one: NotifiedCause, other: NotifiedCause): number =>
  other.notifiedOn.localeCompare(one.notifiedOn) || other.notifiedAtMs - one.notifiedAtMs || (one.id < other.id ? -1 : 1);

/** The highest milestone of likes that a count has passed on its way, of ten, fifty, a hundred, five hundred and so on; nothing where it passed none. */
export function milestonePassed(before: number, after: number): number | undefined {
  let highest: number | undefined;
  for (let tens = 10; tens <= after; tens *= 10) for (const reached of [tens, tens * 5]) if (before < reached && reached <= after) highest = reached;
  return highest;
}
