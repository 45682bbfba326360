import { sql, type Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/database.ts';
import { checked, cleaned, cleanedJson, ownWords } from '../content/clean-text.ts';
import type { AnyTable } from '../database/table.ts';
import { blockerOf } from '../moderation/sql-mutes.ts';
import { Secrets } from '../secrets/secrets.ts';
import { tables, type Tables } from '../tables.ts';
import { settleUnjoined } from './account-remains.ts';

const secrets = new Secrets(Buffer.alloc(32, 5));
const account_id = 'me';
const persona = secrets.personaOf(account_id, 'ANONYMOUS');
const mine = (purpose: string): string => secrets.reference(purpose, account_id);
const day = '2026-11-20';
const moment = new Date(`${day}T10:00:00Z`);
const { text } = checked({ text: cleaned('My notice period is ninety days.') });
const picture = { width: 1, height: 1, bytes: Buffer.from('x') };
const seen = { browser: 'Firefox', system: 'Linux' };
const months = { from_month: '2020-01', to_month: null };
const offer = {
  companyName: text,
  jobProfile: text,
  location: null,
  experienceYears: 3,
  fixedRupees: 1,
  variableRupees: 0,
  stockRupees: 0,
  workMode: 'office',
} as const;
const hashes = { handle_hash: 'h', access_hashes: ['a'], refresh_hashes: ['r'] };
const times = { changed_at: moment, access_ends_at: moment, ends_at: moment, signed_in_at: moment, used_on: day };

/** A row of this account for each table whose rows go with an account, a post or a session. */
const rows: { readonly [Name in keyof Tables]?: Insertable<Tables[Name]> } = {
  account: { id: account_id, display_name: ownWords('Member'), made_on: day },
  identity: { key: 'key', account_id, made_on: day },
  session: { id: 'mine', account_id, source: 'google', ...hashes, ...times, ...seen },
  passkey: { id: 'mine', account_id, credential_id: 'c', public_key: Buffer.from('x'), counter: 0, transports: [], is_synced: false, made_on: day, ...seen },
  recovery_code: { hash: 'hash', account_id, made_on: day },
  persona: { ref: persona, kind: 'ANONYMOUS', name: ownWords('Quiet Kite'), name_key: 'quietkite', avatar: '1-sky' },
  career: { id: 'mine', account_id, type: 'working', place: text, place_key: 'company:x', job_profile: text },
  career_proof: { account_id, place_key: 'company:x', source: 'mail', month: '2026-11' },
  portal_link: { account_id, consent_on: day },
  onboarding: { account_id, last_step: null },
  work_experience: { id: 'mine', account_id, company_name: text, designation: text, employment_type: 'fulltime', ...months },
  education: { id: 'mine', account_id, level: 'Graduation/Diploma', course_name: text, college_name: text, mode: 'fulltime', ...months },
  member_preference: { account_id, feed_start: 'personal', hides_read_posts: true, saves_data: true, warns_before_leaving: true },
  message_preference: { account_id, chats: 'nobody', replies: true, votes: true, communities: true, jobs: true, shows_content: true },
  consent: { account_id, purpose: 'usage', is_given: true, notice_version: 1, changed_on: day },
  subscription: { account_id, topic: 'job-alerts' },
  profile_photo: { account_id, bytes: picture.bytes },
  popup_rest: { account_id, popup: 'give-feedback', put_away_on: day },
  popup_showing: { account_id, popup: 'allow_notifications', app: 'app_ios', times: 1, last_at: moment },
  device: { key: 'key', session_id: 'mine', sealed_token: 'sealed' },
  feedback: { ref: secrets.reference('feedback', account_id), rating: 5, text, month: '2026-11-01' },
  membership: { member: mine('communities'), community_id: 'salaries' },
  post: { id: 'mine', community_id: 'salaries', author_ref: persona, kind: 'poll', content: text, posted_at: moment, heat: 0 },
  post_media: { id: 'mine', post_id: 'mine', place: 1, ...picture },
  upload: { id: 'mine', owner: mine('uploads'), made_on: day, ...picture },
  comment: { id: 'mine', post_id: 'theirs', author_ref: persona, content: text, posted_at: moment },
  choice: { id: 'mine', post_id: 'mine', place: 1, text, offer: null },
  hidden_post: { viewer: mine('hidden'), post_id: 'theirs' },
  salary_offer: { id: 'mine', owner: mine('offers'), facts: cleanedJson(offer) },
  video: { id: 'mine', owner: mine('videos'), youtube_id: 'abcdefghijk', is_short: false, title: text, made_on: day },
  mute: { id: 'mine', muter: mine('mutes'), author_ref: 'theirs', kind: 'BLOCK' },
  block: { blocker: blockerOf(secrets, persona), author_ref: 'theirs' },
};

/** Rows of another member, which stand there before and may not be touched. */
const others: typeof rows = {
  community: { id: 'salaries', type: 'topic', url_name: 'salaries', name: 'Salaries', category: 'Pay', about: 'Pay' },
  persona: { ref: 'theirs', kind: 'ANONYMOUS', name: ownWords('Calm Otter'), name_key: 'calmotter', avatar: '2-sky' },
  post: { id: 'theirs', community_id: 'salaries', author_ref: 'theirs', kind: 'text', content: text, posted_at: moment, heat: 0 },
};

async function write(db: TestDatabase['db'], wanted: typeof rows): Promise<void> {
  for (const [table, row] of Object.entries(wanted)) {
    const [names, values] = [Object.keys(row).map((name) => sql.ref(name)), Object.values(row).map((value) => sql`${value}`)];
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
}

const all: readonly AnyTable[] = tables;
const going = all.flatMap(({ name, goesWith }) => (goesWith ? [name] : []));

async function countsIn(db: TestDatabase['db']): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    going.map(async (name) => {
      const { rows: found } = await sql<{ readonly count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
      return [name, found[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe('an account that is deleted with all that may be left behind (R-155, F-15)', () => {
  it('has a row here for each table that says its rows go along', () => expect(Object.keys(rows).toSorted()).toEqual(going.toSorted()));

  it('leaves none of them, and takes nothing of anybody else', async () => {
    const { db } = await aDatabase();
    await write(db, others);
    const before = await countsIn(db);
    await write(db, rows);
    expect(await countsIn(db)).toEqual(Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + 1])));
    await db.transaction().execute(async (transaction) => {
      await settleUnjoined(transaction, secrets, account_id, { anonymousProfile: 'delete', designationProfile: 'delete', feedback: 'delete' });
      await transaction.deleteFrom('account').where('id', '=', account_id).execute();
    });
    expect(await countsIn(db)).toEqual(before);
  });
});
