import { sql, type Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/database.ts';
import { checked, cleaned, cleanedJson, ownWords } from '../content/clean-text.ts';
import { blockerOf } from '../moderation/sql-mutes.ts';
import { Secrets } from '../secrets/secrets.ts';
import { tables, type Tables } from '../tables.ts';
import type { AnyTable } from '../database/table.ts';
import { deleteAccount, ownerKeys } from './account-remains.ts';

const secrets = new Secrets(Buffer.alloc(32, 5));
const account_id = 'me';
const persona = secrets.personaOf(account_id, 'ANONYMOUS');
const mine = (purpose: string): string => secrets.reference(purpose, account_id);
const day = '2026-11-20';
const moment = new Date(`${day}T10:00:00Z`);
const { text, theirText } = checked({ text: cleaned('My notice period is ninety nimbus days.'), theirText: cleaned('Ask your manager first.') });
const rupees = 1_234_567;
const picture = { width: 1, height: 1, bytes: Buffer.from('nimbus picture') };
const seen = { browser: 'Firefox', system: 'Linux' };
const months = { from_month: '2020-01', to_month: null };
const offer = {
  companyName: text,
  jobProfile: text,
  location: null,
  experienceYears: 3,
  fixedRupees: rupees,
  variableRupees: 0,
  stockRupees: 0,
  workMode: 'office',
} as const;
const hashes = { handle_hash: 'nimbus h', access_hashes: ['nimbus a'], refresh_hashes: ['nimbus r'] };
const times = { changed_at: moment, access_ends_at: moment, ends_at: moment, signed_in_at: moment, used_on: day };

/** A row of this account for each table whose rows go with an account, a post or a session, or stay as nobody's. */
const rows: { readonly [Name in keyof Tables]?: Insertable<Tables[Name]> } = {
  account: { id: account_id, display_name: ownWords('Nimbus'), made_on: day },
  identity: { key: 'nimbus key', account_id, made_on: day },
  session: { id: 'mine', account_id, source: 'google', ...hashes, ...times, ...seen },
  passkey: {
    id: 'mine',
    account_id,
    credential_id: 'nimbus',
    public_key: Buffer.from('x'),
    counter: 0,
    transports: [],
    is_synced: false,
    made_on: day,
    ...seen,
  },
  recovery_code: { hash: 'nimbus hash', account_id, made_on: day },
  persona: { ref: persona, kind: 'ANONYMOUS', name: ownWords('Quiet Nimbus'), name_key: 'quietnimbus', avatar: '1-sky' },
  career: { id: 'mine', account_id, type: 'working', place: text, place_key: 'company:nimbus', job_profile: text },
  career_proof: { account_id, place_key: 'company:nimbus', source: 'mail', month: '2026-11' },
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
  device: { key: 'nimbus device', session_id: 'mine', sealed_token: 'sealed nimbus' },
  feedback: { ref: mine('feedback'), rating: 5, text, month: '2026-11-01' },
  membership: { member: mine('communities'), community_id: 'salaries' },
  post: {
    id: 'mine',
    community_id: 'salaries',
    author_ref: persona,
    kind: 'poll',
    title: text,
    content: text,
    campaign: 'nimbus',
    video_id: 'nimbusvideo',
    posted_at: moment,
    heat: 0,
  },
  post_media: { id: 'mine', post_id: 'mine', place: 1, ...picture },
  upload: { id: 'mine', owner: mine('uploads'), made_on: day, ...picture },
  comment: { id: 'my answer', post_id: 'theirs', author_ref: persona, content: text, posted_at: moment },
  choice: { id: 'mine', post_id: 'mine', place: 1, text, offer: cleanedJson(offer) },
  vote: { thing: 'theirs', voter: mine('votes'), kind: 1 },
  choice_vote: { post_id: 'theirs', voter: mine('votes'), choice_id: 'theirs' },
  post_view: { post_id: 'theirs', viewer: mine('views'), seen_on: day },
  answer_request: { post_id: 'theirs', asker: mine('requests') },
  hidden_post: { viewer: mine('hidden'), post_id: 'theirs' },
  salary_offer: { id: 'mine', owner: mine('offers'), facts: cleanedJson(offer) },
  video: { id: 'mine', owner: mine('videos'), youtube_id: 'nimbusvideo', is_short: false, title: text, made_on: day },
  report: { thing: 'theirs', reporter: mine('reports'), reason: 'spam', note: text, filed_on: day },
  mute: { id: 'mine', muter: mine('mutes'), author_ref: 'theirs', kind: 'BLOCK' },
  block: { blocker: blockerOf(secrets, persona), author_ref: 'theirs' },
};

const decided = { thing_type: 'POST', cause: 'appeal', stage: 'second', opened_on: day, suggested_rule: 'spam' } as const;

/** Rows of another member, which stand there before and may not be touched. */
const others: typeof rows = {
  community: { id: 'salaries', type: 'topic', url_name: 'salaries', name: 'Salaries', category: 'Pay', about: 'Pay' },
  persona: { ref: 'theirs', kind: 'ANONYMOUS', name: ownWords('Calm Otter'), name_key: 'calmotter', avatar: '2-sky' },
  post: { id: 'theirs', community_id: 'salaries', author_ref: 'theirs', kind: 'text', content: theirText, posted_at: moment, heat: 0 },
};

/** Rows of others that lean on those of this account. */
const leaning: typeof rows = {
  comment: { id: 'their answer', post_id: 'mine', root_id: null, author_ref: 'theirs', content: theirText, posted_at: moment },
  moderation_item: { id: 'item', thing: 'mine', appeal_text: text, decision: 'keep', rule: 'spam', decided_on: day, ...decided },
};

const all: readonly AnyTable[] = tables;

async function write(db: TestDatabase['db'], wanted: typeof rows): Promise<void> {
  for (const { name } of all) {
    const row = Object.entries(wanted).find(([table]) => table === name)?.[1];
    if (!row) continue;
    const [names, values] = [Object.keys(row).map((column) => sql.ref(column)), Object.values(row).map((value) => sql`${value}`)];
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
}

/** Every row of every table as text, bytes as they are written in hexadecimal. */
async function allRows(db: TestDatabase['db']): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = all.map(async ({ name }) => {
    const { rows: found } = await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held order by 1`.execute(db);
    return [name, found.map(({ row }) => row)] as const;
  });
  return new Map(await Promise.all(read));
}

const ownersOf = ({ columns }: AnyTable) => Object.values(columns).flatMap(({ facts }) => facts.owner ?? []);

/** Whatever would lead to the account: its words, its sum of money, its pictures, its id, and every keyed hash that a column names it by. */
const traces = [
  'nimbus',
  'Nimbus',
  String(rupees),
  picture.bytes.toString('hex'),
  `"${account_id}"`,
  ...all.flatMap(ownersOf).flatMap((owner) => (owner.by === 'id' ? [] : ownerKeys(secrets, account_id, owner))),
];

const holding = (found: Awaited<ReturnType<typeof allRows>>): readonly string[] =>
  [...found].flatMap(([name, texts]) => texts.filter((row) => traces.some((trace) => row.includes(trace))).map((row) => `${name}: ${row}`));

const chosen = { anonymousProfile: 'delete', designationProfile: 'delete', feedback: 'delete' } as const;

async function deletedIn(db: TestDatabase['db'], choice: Parameters<typeof deleteAccount>[3]) {
  return db.transaction().execute((transaction) => deleteAccount(transaction, { secrets, now: moment.getTime() }, account_id, choice));
}

describe('an account that is deleted with all that may be left behind (R-155, F-15, F-22)', () => {
  it('has a row here for each table that names an account or goes with something of it', () => {
    const belonging = all.filter((table) => table.goesWith !== undefined || table.staysBecause !== undefined);
    expect(Object.keys(rows).toSorted()).toEqual(belonging.map(({ name }) => name).toSorted());
  });

  it('leaves no row that says it goes along, and none at all with a word, a sum or a hash of it', async () => {
    const { db } = await aDatabase();
    await write(db, others);
    const before = await allRows(db);
    await write(db, rows);
    await write(db, leaning);
    const full = holding(await allRows(db)).map((row) => row.split(':')[0]);
    expect([...new Set(full)].toSorted()).toEqual([...Object.keys(rows), 'moderation_item'].toSorted());
    const counts = await deletedIn(db, chosen);
    const after = await allRows(db);
    expect(holding(after)).toEqual([]);
    const going = all.filter(({ goesWith }) => goesWith !== undefined).map(({ name }) => name);
    const nobody = after.get('persona')?.filter((row) => !row.includes('"nobody"'));
    expect(going.flatMap((name) => (name === 'persona' ? (nobody ?? []) : (after.get(name) ?? [])))).toEqual(going.flatMap((name) => before.get(name) ?? []));
    expect(counts).toMatchObject({ account: 1, signIns: 1, devices: 1, communities: 1, anonymousProfile: 1, feedback: 1, preferences: 2, consents: 2 });
  });

  it('leaves empty places where others answered, what they answered, and an entry in the ledger for each (F-04)', async () => {
    const { db } = await aDatabase();
    for (const each of [others, rows, leaning]) await write(db, each);
    await deletedIn(db, chosen);
    const places =
      await sql<object>`select id, status, content, author_ref from post union all select id, status, content, author_ref from comment order by id`.execute(db);
    expect(places.rows).toEqual([
      { id: 'mine', status: 'DELETED', content: '', author_ref: 'nobody' },
      { id: 'my answer', status: 'DELETED', content: '', author_ref: 'nobody' },
      { id: 'their answer', status: 'LIVE', content: theirText, author_ref: 'theirs' },
      { id: 'theirs', status: 'LIVE', content: theirText, author_ref: 'theirs' },
    ]);
    const entries = await db.selectFrom('removal').select(['item_id', 'action', 'asked_by']).orderBy('sequence').execute();
    expect(entries).toEqual([
      { item_id: 'mine', action: 'deleted', asked_by: 'author' },
      { item_id: 'my answer', action: 'deleted', asked_by: 'author' },
    ]);
    const { rows: deltas } = await sql<object>`select thing, change from count_delta where change < 0 order by thing`.execute(db);
    expect(deltas).toEqual([
      { thing: 'salaries', change: -1 },
      { thing: 'salaries', change: -1 },
      { thing: 'theirs', change: -1 },
    ]);
    expect(await db.selectFrom('report').select(['reason', 'note']).execute()).toEqual([{ reason: 'spam', note: null }]);
  });

  it('takes along what was only theirs also when what they wrote is left behind', async () => {
    const { db } = await aDatabase();
    for (const each of [others, rows]) await write(db, each);
    await deletedIn(db, { anonymousProfile: 'leave', designationProfile: 'leave', feedback: 'leave' });
    const left = new Set(holding(await allRows(db)).map((row) => row.split(':')[0]));
    expect([...left].toSorted()).toEqual(['choice', 'comment', 'feedback', 'persona', 'post', 'post_media']);
    expect(await db.selectFrom('feedback').select('ref').where('ref', '=', mine('feedback')).execute()).toEqual([]);
  });
});
