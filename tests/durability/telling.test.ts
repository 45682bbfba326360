import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { aCommunity } from '#tests/content.ts';
import { anotherDatabase, type TestDatabase } from '#tests/database.ts';
import { keepCommunities } from '#tests/post-server.ts';

const kills = 30;
const events = 1_000;
const script = fileURLToPath(new URL('./tell-until-killed.ts', import.meta.url));

/** Post with a thousand answers of which its author was not yet notified. */
async function plantEvents({ db }: TestDatabase): Promise<void> {
  const community = aCommunity();
  await keepCommunities(db, [community]);
  const [text, moment] = [ownWords('Ask for it in writing.'), new Date('2026-11-24T09:00:00Z')];
  const written = { content: text, posted_at: moment };
  const personas = ['the author', 'another'].map((ref) => ({ ref, kind: 'DESIGNATION' as const, name: text, name_key: null, avatar: null }));
  await db.insertInto('persona').values(personas).execute();
  await db
    .insertInto('post')
    .values({ id: 'thepost', community_id: community.entityId, author_ref: 'the author', kind: 'text', title: text, heat: 0, ...written })
    .execute();
  const ids = Array.from({ length: events }, (_, at) => `answer${at}`);
  await db
    .insertInto('comment')
    .values(ids.map((id) => ({ id, post_id: 'thepost', author_ref: 'another', ...written })))
    .execute();
  await db
    .insertInto('notification_event')
    .values(ids.map((thing) => ({ id: `event of ${thing}`, cause: 'comment', thing })))
    .execute();
}

/** Kills a notifying process after some transactions. Returns true if it had finished. */
async function tellUntil(url: string, transactions: number): Promise<boolean> {
  const teller = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const over = once(teller, 'exit');
  let notified = 0;
  for await (const line of createInterface(teller.stdout)) if (line === 'told' && ++notified >= transactions) teller.kill('SIGKILL');
  const [code]: readonly unknown[] = await over;
  return code === 0;
}

describe('telling, killed thirty times in the middle of a thousand events', () => {
  it('makes exactly one notification of each (R-168)', async () => {
    const database = await anotherDatabase();
    await plantEvents(database);
    for (let kill = 0; kill < kills; kill += 1) expect(await tellUntil(database.url, 1)).toBe(false);
    const left = await database.db.selectFrom('notification_event').select('id').execute();
    expect([left.length > 0, left.length < events]).toEqual([true, true]);
    expect(await tellUntil(database.url, Number.POSITIVE_INFINITY)).toBe(true);
    const rows = await database.db.selectFrom('notification').select(['cause', 'recipient']).execute();
    expect([rows.length, new Set(rows.map(({ cause }) => cause)).size]).toEqual([events, events]);
    expect(await database.db.selectFrom('notification_event').select('id').execute()).toEqual([]);
  });
});
