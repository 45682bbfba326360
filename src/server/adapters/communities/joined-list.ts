import type { Transaction } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../tables.ts';
import type { JoinedCommunities } from './joined-communities.ts';
import { JoinedInBrowser } from './joined-in-browser.ts';
import { JoinedInRows } from './joined-in-rows.ts';

/** The list of the caller, in their browser where made-up names are unlinkable, and in rows elsewhere; refused to guests. */
export function joinedList(scope: PseudonymScope): JoinedCommunities {
  const member = scope.keyFor('communities');
  return inBrowser(scope, member) ?? new JoinedInRows(scope.db, member);
}

/** The communities that the caller has joined; a guest has none. They are asked for first and handed in by value: they are of another family than posts. */
export const joinedCommunities = async (scope: PseudonymScope): Promise<readonly string[]> => (scope.isMember ? joinedList(scope).ids() : []);

/** Leaves all communities that the caller has joined; answers how many. */
export async function leaveJoined(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<number> {
  const list = joinedList(scope);
  const leave = await list.ids();
  await list.change(transaction, { leave });
  return leave.length;
}

/** Settles the list of an account whose session is renewed, where its browser keeps it. */
export async function settleJoined(scope: PseudonymScope, accountId: string): Promise<void> {
  await inBrowser(scope, scope.secrets.reference('communities', accountId))?.settle();
}

/** The list as the browser keeps it; undefined where rows keep it. */
const inBrowser = ({ db, secrets, now, today, joinedJar: jar, followerChanges }: PseudonymScope, member: string): JoinedInBrowser | undefined =>
  jar && new JoinedInBrowser({ db, secrets, now, today, jar, followerChanges }, member);
