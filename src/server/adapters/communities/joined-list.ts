import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { JoinedInBrowser } from './joined-in-browser.ts';

/** The list of the caller, which their browser keeps; refused to guests, and to a persona that signs. */
export function joinedList(scope: PseudonymScope): JoinedInBrowser {
  const list = listOf(scope, scope.keyFor('communities'));
  if (!list) throw new Failure('signed-out');
  return list;
}

/** The communities that the caller has joined; a guest has none, nor does who asks without the browser of a member. They are asked for first and handed in by value: they are of another family than posts. */
export const joinedCommunities = async (scope: PseudonymScope): Promise<readonly string[]> =>
  scope.isMember ? ((await listOf(scope, scope.keyFor('communities'))?.ids()) ?? []) : [];

/** Leaves all communities that the caller has joined; answers how many. */
export async function leaveJoined(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<number> {
  const list = joinedList(scope);
  const leave = await list.ids();
  await list.change(transaction, { leave });
  return leave.length;
}

/** Settles the list of an account whose session is renewed. */
export async function settleJoined(scope: PseudonymScope, accountId: string): Promise<void> {
  await listOf(scope, scope.secrets.reference('communities', accountId))?.settle();
}

const listOf = ({ db, secrets, now, today, joinedJar: jar, followerChanges }: PseudonymScope, member: string): JoinedInBrowser | undefined =>
  jar && new JoinedInBrowser({ db, secrets, now, today, jar, followerChanges }, member);
