import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { keptJob } from '#tests/kinds/reviews.ts';
import { account_id, leaning, others, rows, secrets } from '#tests/posts/owned-rows.ts';
import { ownerKeys } from './account/account-remains.ts';
import { workplaceHash } from './careers/career-facts.ts';
import { careerRowOf } from './careers/career-row.ts';
import { ownWords } from './content/sanitized-text.ts';
import type { AnyTable } from './database/table.ts';
import type { Tables } from './database/tables.ts';
import { openedAlert } from './jobs/sealed-alert.ts';
import { deskAddressKey, identityIn, sealedIdentity } from './company-desk/desk-seal.ts';
import { addressIn } from './mail/sealed-address.ts';
import { changeSecret, forgottenTables } from './change-secret.ts';
import { jobColumns, unsealedJob } from './reviews/sealed-job.ts';
import { blockerOf, blockPlaceOf, mutedConversation } from './mutes/blocker-of.ts';
import { knownFactsIn } from './secrets/sealed-facts.ts';
import { openedNote, sealedNote } from './moderation/sealed-note.ts';
import { Secrets } from './secrets/secrets.ts';

const all: readonly AnyTable[] = testDeclarations.tables;
const next = new Secrets(Buffer.alloc(32, 9));

const columns = all.flatMap(({ name, columns: stored }) => Object.entries(stored).map(([column, { facts }]) => ({ table: name, column, facts })));

/** Hashes made without a secret or brought by members, each with its reason. */
const unkeyed: Readonly<Record<string, string>> = {
  'identity.key': 'known by the former keys until its member logs in again',
  'recovery_code.hash': 'known by the former keys until it is used',
  'deletion_receipt.number_hash': 'a hash without a key',
  'session.handle_hash': 'a hash without a key',
  'session.access_hashes': 'a hash without a key',
  'session.former_access_hashes': 'a hash without a key',
  'session.refresh_hashes': 'a hash without a key',
  'session.former_refresh_hashes': 'a hash without a key',
  'installation.secret_fingerprint': 'says which secret it is',
  'career.place_key': 'made again of the sealed place',
  'career_proof.place_key': 'made again where it is the place of the career',
  'portal_link.denied_place_key': 'made again where it is the place of the career',
  'block.place': 'made again of what was muted',
  'job_alert.likeness': 'made again of the sealed search',
  'drawn_point.key_hash': 'made again of the public keys of contributions',
  'desk_person.address_key': 'made again of the sealed address',
  'conversation.pair_key': 'two who write to each other for the first time since begin a conversation beside the former one',
};

async function fill(db: Kysely<Tables>): Promise<void> {
  for (const some of [others, rows, leaning])
    for (const { name } of all) {
      const row = Object.entries(some).find(([table]) => table === name)?.[1];
      if (!row) continue;
      const [names, values] = [Object.keys(row).map((column) => sql.ref(column)), Object.values(row).map((value) => sql`${value}`)];
      await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
    }
  await db.insertInto('installation').values({ secret_fingerprint: secrets.fingerprint }).execute();
}

async function dump(db: Kysely<Tables>): Promise<string> {
  const read = all.map(async ({ name }) => {
    const { rows: found } = await sql<{ readonly row: string }>`select to_jsonb(held)::text as row from ${sql.table(name)} held order by 1`.execute(db);
    return found.map(({ row }) => `${name} ${row}`);
  });
  return (await Promise.all(read)).flat().join('\n');
}

const hashesUnder = (some: Secrets): readonly string[] =>
  columns.flatMap(({ facts }) => {
    const key = facts.owner ?? facts.names;
    return key && key.by !== 'id' ? ownerKeys(some, account_id, key) : [];
  });

describe('a secret that is changed (A-1)', () => {
  it('knows what becomes of every keyed hash there is', () => {
    const hashes = columns.filter(({ facts }) => facts.source === 'keyed hash');
    const unknown = hashes.filter(
      ({ table, column, facts }) =>
        !facts.owner && !facts.names && unkeyed[`${table}.${column}`] === undefined && !forgottenTables.some((name) => name === table),
    );
    expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('keeps what companies said to moderators', async () => {
    const { db } = await aDatabase();
    await fill(db);
    const sealed_note = sealedNote(secrets, 'review00000000001', ownWords('It names our team lead.'));
    const row = {
      thing: 'review00000000001',
      company_id: 'mill',
      stars: 2,
      reason: 'spam',
      filed_on: '2026-11-20',
      item_id: 'item',
      again_item_id: null,
    } as const;
    await db
      .insertInto('employer_report')
      .values({ ...row, sealed_note, sealed_again: null })
      .execute();
    await changeSecret(db, testDeclarations.tables, secrets, next);
    const after = await db.selectFrom('employer_report').select('sealed_note').executeTakeFirstOrThrow();
    expect(openedNote(next, row.thing, after.sealed_note ?? '')).toBe('It names our team lead.');
  });

  it('keeps the people of company desks, known by their addresses', async () => {
    const { db } = await aDatabase();
    await fill(db);
    const { id: company_id } = await db.selectFrom('company').select('id').executeTakeFirstOrThrow();
    const identity = { address: 'meera@nimbus.example', name: 'Meera' };
    const row = { company_id, id: 'meera', address_key: deskAddressKey(secrets, identity.address), role: 'owner', state: 'open', since: '2026-11-20' } as const;
    await db
      .insertInto('desk_person')
      .values({ ...row, sealed: sealedIdentity(secrets, 'meera', identity) })
      .execute();
    await changeSecret(db, testDeclarations.tables, secrets, next);
    const after = await db.selectFrom('desk_person').select(['address_key', 'sealed']).executeTakeFirstOrThrow();
    expect(after.address_key).toBe(deskAddressKey(next, identity.address));
    expect(identityIn(next, 'meera', after.sealed)).toEqual(identity);
  });

  it('leaves the old secret finding nobody, and the new one finding all', async () => {
    const { db } = await aDatabase();
    await fill(db);
    const before = await dump(db);
    await changeSecret(db, testDeclarations.tables, secrets, next);
    const after = await dump(db);
    const stored = new Set(hashesUnder(secrets).filter((hash) => before.includes(hash)));
    expect(stored.size).toBeGreaterThan(10);
    expect([...stored].filter((hash) => after.includes(hash))).toEqual([]);
    expect(hashesUnder(next).filter((hash) => after.includes(hash)).length).toBeGreaterThan(10);
    const lines = (text: string) => text.split('\n').map((line) => line.split(' ')[0]);
    const kept = (text: string) =>
      lines(text)
        .filter((name) => name !== 'clear_facts' && !forgottenTables.some((table) => table === name))
        .toSorted();
    expect(kept(after)).toEqual(kept(before));
    expect(await db.selectFrom('device').selectAll().execute()).toEqual([]);
    const { sealed } = await db.selectFrom('mail_address').select('sealed').executeTakeFirstOrThrow();
    expect([addressIn(next, account_id, sealed), addressIn(secrets, account_id, sealed)]).toEqual(['nimbus@example.in', undefined]);
    const alert = await db.selectFrom('job_alert').select(['id', 'sealed']).executeTakeFirstOrThrow();
    expect([openedAlert(next, alert)?.draft.preferences.words, openedAlert(secrets, alert)]).toEqual(['nimbus', undefined]);
    const review = await db
      .selectFrom('review')
      .select(['id', ...jobColumns])
      .executeTakeFirstOrThrow();
    expect([unsealedJob(next, review), unsealedJob(secrets, review).city]).toEqual([keptJob, null]);
  });

  it('seals careers and entries under the new one, and finds confirmed places', async () => {
    const { db } = await aDatabase();
    await fill(db);
    const former = workplaceHash(secrets, account_id, workplaceKeyOf('company', 'A mill of before'));
    await db.insertInto('career_proof').values({ account_id, place_key: former, source: 'portal', month: '2025-11' }).execute();
    const before = await careerRowOf({ db, secrets }, account_id);
    await changeSecret(db, testDeclarations.tables, secrets, next);
    const { place_key, ...after } = (await careerRowOf({ db, secrets: next }, account_id)) ?? {};
    expect([after, before]).toMatchObject([{ mail_month: '2026-11', job_profile: before?.job_profile }, after]);
    expect(place_key).not.toBe(before?.place_key);
    expect(await db.selectFrom('career_proof').select(['place_key', 'source']).execute()).toEqual([{ place_key, source: 'mail' }]);
    await expect(careerRowOf({ db, secrets }, account_id)).rejects.toThrow(/career/);
    const [job, school] = [
      await db.selectFrom('work_experience').selectAll().executeTakeFirstOrThrow(),
      await db.selectFrom('education').selectAll().executeTakeFirstOrThrow(),
    ];
    expect(knownFactsIn(next, ['work_experience', account_id], job.sealed)).toHaveProperty('company_name');
    // What lay in clear until then is sealed as well.
    expect(knownFactsIn(next, ['education', account_id], school.sealed)).toHaveProperty('college_name');
    expect(await db.selectFrom('clear_facts').selectAll().execute()).toEqual([]);
  });

  it('keeps every block of a designation where it was, on pages and in conversations', async () => {
    const { db } = await aDatabase();
    await fill(db);
    const [conversation] = await db
      .insertInto('conversation')
      .values({ id: 'c1', kind: 'direct', pair_key: 'two of them' })
      .returning(['id', 'pair_key'])
      .execute();
    const of = { conversationId: conversation?.id ?? '', pairKey: conversation?.pair_key ?? null };
    const placesBy = (some: Secrets): readonly string[] => [blockPlaceOf(some, 'post-1'), blockPlaceOf(some, mutedConversation(some, of))];
    await db
      .insertInto('persona')
      .values({ ref: 'by work', kind: 'DESIGNATION', name: ownWords('Nimbus Driver') })
      .execute();
    const [muter, blocker] = [secrets.reference('mutes', account_id), blockerOf(secrets, 'somebody')];
    for (const thing of ['post-1', mutedConversation(secrets, of)])
      await db.insertInto('mute').values({ id: thing, muter, author_ref: 'by work', thing, kind: 'BLOCK' }).execute();
    for (const place of placesBy(secrets)) await db.insertInto('block').values({ blocker, author_ref: 'by work', place }).execute();
    await changeSecret(db, testDeclarations.tables, secrets, next);
    const places = await db.selectFrom('block').select('place').where('author_ref', '=', 'by work').execute();
    expect(places.map(({ place }) => place).toSorted()).toEqual(placesBy(next).toSorted());
    const things = await db.selectFrom('mute').select('thing').where('author_ref', '=', 'by work').execute();
    expect(things.map(({ thing }) => thing).toSorted()).toEqual(['post-1', mutedConversation(next, of)].toSorted());
  });

  it('accepts earlier logins and recovery codes, even after two changes, and no others', async () => {
    const { db } = await aDatabase();
    await fill(db);
    await db
      .updateTable('identity')
      .set({ key: secrets.identityOf('https://a.test', '1') })
      .where('account_id', '=', account_id)
      .execute();
    await changeSecret(db, testDeclarations.tables, secrets, next);
    const last = new Secrets(Buffer.alloc(32, 11));
    next.remember(await formerKeys(db));
    await changeSecret(db, testDeclarations.tables, next, last);
    last.remember(await formerKeys(db));
    const { key } = await db.selectFrom('identity').select('key').where('account_id', '=', account_id).executeTakeFirstOrThrow();
    expect(last.formerIdentitiesOf('https://a.test', '1')).toContain(key);
    expect(last.formerIdentitiesOf('https://a.test', '2')).not.toContain(key);
    expect(last.codeHashes('abcd')).toEqual([last.codeHash('abcd'), next.codeHash('abcd'), secrets.codeHash('abcd')]);
    expect(next.codeHashes('abcd')).toEqual([next.codeHash('abcd'), secrets.codeHash('abcd')]);
    expect(new Secrets(Buffer.alloc(32, 12)).formerIdentitiesOf('https://a.test', '1')).toEqual([]);
  });
});

async function formerKeys(db: Kysely<Tables>): Promise<string> {
  return (await db.selectFrom('installation').select('former_keys').executeTakeFirstOrThrow()).former_keys ?? '';
}
