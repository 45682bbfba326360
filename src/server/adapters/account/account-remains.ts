import { sql, type Transaction } from 'kysely';
import { leftBehindName, type AccountItem, type DeletionChoice } from '#core/account/account-deletion.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import { ownWords } from '../content/clean-text.ts';
import { leaveCommunities } from '../communities/memberships.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import { blockerOf } from '../moderation/sql-mutes.ts';
import type { Tables } from '../tables.ts';

type Keys = Pick<Secrets, 'personaOf' | 'reference'>;
type Count = DeletionCount[keyof DeletionCount];
type DeletionCount = Readonly<Record<AccountItem, number>>;

const itemOf: Readonly<Record<ProfileType, 'anonymousProfile' | 'designationProfile'>> = { ANONYMOUS: 'anonymousProfile', DESIGNATION: 'designationProfile' };

/** Tables by item, whose rows the database deletes together with the account (cascade). */
const tablesOf: Readonly<Partial<Record<AccountItem, readonly (keyof Tables)[]>>> = {
  signIns: ['identity'],
  sessions: ['session'],
  passkeys: ['passkey'],
  recoveryCodes: ['recovery_code'],
  careerStatus: ['career'],
  workExperience: ['work_experience'],
  education: ['education'],
  profilePhoto: ['profile_photo'],
  preferences: ['member_preference', 'message_preference'],
  consents: ['consent', 'portal_link'],
  subscriptions: ['subscription'],
};

/** The member's private rows around posts, deleted with the account. Counted rows, such as votes, stay counted: without the account nobody can tell any more whose it was. */
const ownContent = [
  ['hidden_post', 'viewer', 'hidden'],
  ['mute', 'muter', 'mutes'],
  ['upload', 'owner', 'uploads'],
  ['video', 'owner', 'videos'],
  ['salary_offer', 'owner', 'offers'],
] as const;

/** Keys of both personas of an account, made or not. */
export const personaRefs = (secrets: Keys, accountId: string): string[] => profileTypes.map((kind) => secrets.personaOf(accountId, kind));

/** Counts, by item, of the rows that will go with the account. */
export async function countOwned(transaction: Transaction<Tables>, accountId: string): Promise<Partial<DeletionCount>> {
  const counts = Object.entries(tablesOf).map(([item, tables]) => {
    const sums = tables.map((table) => sql`(select count(*) from ${sql.table(table)} where account_id = ${accountId})`);
    return sql`(${sql.join(sums, sql` + `)})::int as ${sql.ref(item)}`;
  });
  const devices = sql`(select count(*) from device join session on session.id = device.session_id where session.account_id = ${accountId})::int as devices`;
  const { rows } = await sql<Partial<DeletionCount>>`select 1 as account, ${sql.join([...counts, devices])}`.execute(transaction);
  return rows[0] ?? {};
}

/** Deletes what no column of the database joins with the account, or leaves it behind as nobody's, as the member chose. */
export async function settleUnjoined(
  transaction: Transaction<Tables>,
  secrets: Keys,
  accountId: string,
  choice: DeletionChoice,
): Promise<Partial<DeletionCount>> {
  const communities = await leaveCommunities(transaction, secrets.reference('communities', accountId));
  for (const [table, column, purpose] of ownContent) await deleted(transaction, table, column, secrets.reference(purpose, accountId));
  const feedback = choice.feedback === 'delete' ? await deleted(transaction, 'feedback', 'ref', secrets.reference('feedback', accountId)) : 0;
  const personas: [AccountItem, Count][] = [];
  for (const kind of profileTypes) {
    const ref = secrets.personaOf(accountId, kind);
    await deleted(transaction, 'block', 'blocker', blockerOf(secrets, ref));
    if (choice[itemOf[kind]] === 'delete') personas.push([itemOf[kind], await deleted(transaction, 'persona', 'ref', ref)]);
    else await leaveBehind(transaction, kind, ref);
  }
  return { communities, feedback, ...Object.fromEntries(personas) };
}

async function deleted(transaction: Transaction<Tables>, table: keyof Tables, column: string, key: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${key}`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Anonymizes a persona: its posts and comments stay, under the one name of all who left, so that a reader who knew the former name cannot tell which it is. */
async function leaveBehind(transaction: Transaction<Tables>, kind: ProfileType, ref: string): Promise<void> {
  const nameless = kind === 'ANONYMOUS' ? { name_key: `left ${randomId()}`, avatar: '0-slate' } : {};
  await transaction
    .updateTable('persona')
    .set({ name: ownWords(leftBehindName), is_verified: false, is_hidden: false, ...nameless })
    .where('ref', '=', ref)
    .execute();
}
