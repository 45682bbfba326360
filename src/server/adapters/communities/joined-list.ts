import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Tables } from '../database/tables.ts';
import { JoinedInBrowser } from './joined-in-browser.ts';

/** Refuses guests and signing personas. */
export function joinedList(scope: PseudonymScope): JoinedInBrowser {
  const list = listOf(scope, scope.keyFor('communities'));
  if (!list) throw new Failure('signed-out');
  return list;
}

/** Empty without a member's browser, and passed by value to keep tables separate. */
export const joinedCommunities = async (scope: PseudonymScope): Promise<readonly string[]> =>
  scope.isMember ? ((await listOf(scope, scope.keyFor('communities'))?.ids()) ?? []) : [];

export async function leaveJoined(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<number> {
  const list = joinedList(scope);
  const leave = await list.ids();
  await list.change(transaction, { leave });
  return leave.length;
}

/** Runs at session renewal. */
export async function settleJoined(scope: PseudonymScope, accountId: string): Promise<void> {
  await listOf(scope, scope.secrets.reference('communities', accountId))?.settle();
}

const listOf = ({ db, secrets, now, today, joinedJar: jar, followerChanges }: PseudonymScope, member: string): JoinedInBrowser | undefined =>
  jar && new JoinedInBrowser({ db, secrets, now, today, jar, followerChanges }, member);
