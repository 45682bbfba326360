import { mostNotifications, type NotificationStatus } from './notification.ts';
import { declared, notificationKinds, type NotificationKind } from './notification-kinds.ts';

/** Causes per list; older ones are hidden. */
export const mostCauses = 500;

export interface NotifiedCause {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly thing: string;
  /** Comment, milestone or decision behind it. */
  readonly cause: string;
  readonly status: NotificationStatus;
  /** Exact at first, coarsened to a day after an hour. */
  readonly notifiedOn: string;
  readonly notifiedAtMs: number;
}

export interface CauseGroup extends Omit<NotifiedCause, 'cause'> {
  readonly causes: readonly [string, ...string[]];
}

/** Groups causes by kind and thing, separating read from unread ones. */
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

/** Shows a cause sent to several names once, under its first kind. */
function notifiedOnce(notified: readonly NotifiedCause[]): readonly NotifiedCause[] {
  const byComments = notified.filter(({ kind }) => declared(kind).isByComments);
  const first = new Map<string, NotificationKind>();
  for (const { cause, kind } of byComments.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)))
    if (!first.has(cause)) first.set(cause, kind);
  return notified.filter(({ cause, kind }) => !declared(kind).isByComments || first.get(cause) === kind);
}

const newestFirst = (one: NotifiedCause, other: NotifiedCause): number =>
  other.notifiedOn.localeCompare(one.notifiedOn) || other.notifiedAtMs - one.notifiedAtMs || (one.id < other.id ? -1 : 1);

/** Highest milestone of likes crossed, if any. */
export function milestonePassed(before: number, after: number): number | undefined {
  let highest: number | undefined;
  for (let tens = 10; tens <= after; tens *= 10) for (const reached of [tens, tens * 5]) if (before < reached && reached <= after) highest = reached;
  return highest;
}
