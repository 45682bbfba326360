import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { longestMessage } from '#core/chat/message.ts';
import { aDatabase, anEmptyDatabase, testDeclarations } from '#tests/database.ts';
import { tablesHolding } from '#tests/every-row.ts';
import { changeSecret } from '../change-secret.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { migrate } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { sealClearFacts } from '../seal-clear-facts.ts';
import { Secrets } from '../secrets/secrets.ts';
import { openedNote, sealedNote } from '../moderation/sealed-note.ts';
import { openedGroupName, sealedGroupName } from './sealed-group-name.ts';
import { openedMessage, sealedMessage } from './sealed-message.ts';

const [secrets, next] = [new Secrets(Buffer.alloc(32, 3)), new Secrets(Buffer.alloc(32, 9))];
const ids = { id: 'm1', conversation_id: 'c1' };
const sealed = (text: string, of = ids): string => sealedMessage(secrets, of, sanitized(text));

async function openedIn(db: Kysely<Tables>, some: Secrets) {
  const messages = await db.selectFrom('chat_message').select(['id', 'conversation_id', 'sealed']).orderBy('id').execute();
  const groups = await db.selectFrom('conversation').select(['id', 'sealed_name']).orderBy('id').execute();
  const reports = await db.selectFrom('report').select(['thing', 'sealed_note']).orderBy('reporter').execute();
  return [
    messages.map((row) => openedMessage(some, row)),
    groups.map(({ id, sealed_name }) => openedGroupName(some, id, sealed_name)),
    reports.map(({ thing, sealed_note }) => openedNote(some, thing, sealed_note ?? '')),
  ];
}

const words = ['quetzalian', 'obsidianite'];

async function saidBefore(count: number) {
  const database = await anEmptyDatabase();
  await migrate(database, () => undefined);
  const { db } = database;
  await sql`insert into conversation (id, kind, name, last_seq) values ('c1', 'group', 'The obsidianite table', ${count}), ('c2', 'direct', null, 0)`.execute(
    db,
  );
  await sql`insert into chat_message (id, conversation_id, seq, author_ref, client_id, status, content, posted_at, gone_on)
    select 'm' || lpad(seq::text, 5, '0'), 'c1', seq, 'someone', 'sent ' || seq, case when seq = 2 then 'DELETED' else 'LIVE' end,
      case when seq = 2 then '' else 'Quetzalian ' || seq end, now(), '2030-01-01' from generate_series(1, ${count}::integer) as seq`.execute(db);
  await sql`insert into report (thing, reporter, reason, note, filed_on) values ('m00001', 'a', 'spam', 'They wrote Quetzalian', '2026-01-01'),
    ('m00001', 'b', 'spam', null, '2026-01-01')`.execute(db);
  return db;
}

describe('what is said in a conversation, as it lies in the database', () => {
  it('opens only in its own row and conversation, and with its own secret', () => {
    const text = 'Ask for the letter.';
    expect(openedMessage(secrets, { ...ids, sealed: sealed(text) })).toBe(text);
    for (const [by, of] of [
      [secrets, { ...ids, id: 'm2' }],
      [secrets, { ...ids, conversation_id: 'c2' }],
      [next, ids],
    ] as const)
      expect(openedMessage(by, { ...of, sealed: sealed(text) })).toBe('');
    const name = sealedGroupName(secrets, 'c1', sanitized('Offer swap'));
    expect([openedGroupName(secrets, 'c1', name), openedGroupName(secrets, 'c2', name), openedGroupName(next, 'c1', name)]).toEqual(['Offer swap', null, null]);
  });

  it('has one of few lengths, whether it is nothing, a word or some sentences', () => {
    const lengths = (texts: readonly string[]) => new Set(texts.map((text) => sealed(text).length)).size;
    expect(lengths(['', 'Yes', 'हाँ', 'Ask for the letter. '.repeat(20)])).toBe(1);
    expect(lengths(Array.from({ length: longestMessage / 10 }, (_, tens) => 'K'.repeat(tens * 10)))).toBeLessThan(6);
  });

  it('is sealed once and wholly at the start after migrating, leaving no word open', async () => {
    const db = await saidBefore(2_100);
    expect(await tablesHolding(db, words)).toEqual(['chat_message', 'conversation', 'report']);
    await sealClearFacts(db, secrets);
    expect(await tablesHolding(db, words)).toEqual([]);
    const [texts = [], names, notes] = await openedIn(db, secrets);
    expect([texts.length, texts[0], texts[1], texts.at(-1), names]).toEqual([2_100, 'Quetzalian 1', '', 'Quetzalian 2100', ['The obsidianite table', null]]);
    expect(notes).toEqual(['They wrote Quetzalian', undefined]);
    const { rows } = await sql<{ readonly seq: number }>`select seq from chat_message where sealed is null`.execute(db);
    expect(rows).toEqual([{ seq: 2 }]);
    const before = await db.selectFrom('chat_message').select('sealed').orderBy('id').execute();
    await sealClearFacts(db, secrets);
    expect(await db.selectFrom('chat_message').select('sealed').orderBy('id').execute()).toEqual(before);
  });

  it('is read by a changed secret, no more by the former; unreadable messages are empty', async () => {
    const { db } = await aDatabase();
    await db.insertInto('installation').values({ secret_fingerprint: secrets.fingerprint }).execute();
    await sql`insert into conversation (id, kind, sealed_name) values ('c1', 'group', ${sealedGroupName(secrets, 'c1', sanitized('Offer swap'))})`.execute(db);
    const rows = [sealed('One', { ...ids, id: 'm1' }), sealed('Moved here', { ...ids, id: 'm9' })];
    for (const [at, text] of rows.entries())
      await sql`insert into chat_message (id, conversation_id, seq, author_ref, client_id, sealed, posted_at, gone_on)
        values (${`m${at + 1}`}, 'c1', ${at + 1}, 'someone', ${`sent ${at}`}, ${text}, now(), '2030-01-01')`.execute(db);
    const filed = { reason: 'spam', filed_on: '2026-01-01' } as const;
    const note = sealedNote(secrets, 'm1', sanitized('They asked for money.'));
    const reports = [
      { ...filed, thing: 'm1', reporter: 'a', sealed_note: note },
      { ...filed, thing: 'm2', reporter: 'b', sealed_note: note },
    ];
    await db.insertInto('report').values(reports).execute();
    await changeSecret(db, testDeclarations.tables, secrets, next);
    expect([await openedIn(db, next), await openedIn(db, secrets)]).toEqual([
      [['One', ''], ['Offer swap'], ['They asked for money.', undefined]],
      [['', ''], [null], [undefined, undefined]],
    ]);
    expect(await db.selectFrom('chat_message').select('sealed').orderBy('id').execute()).toEqual([{ sealed: expect.any(String) }, { sealed: null }]);
  });
});
