import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#openapi/read/operation.ts';
import { bodiesOf, exampleCall } from '#tests/contract/calls.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { everything } from '#tests/posts/helpers.ts';
import { openOwnedServer, type OwnedServer } from './owned-server.ts';

const sqlProbes = [
  `'`,
  `" or ""="`,
  `' or '1'='1`,
  `1; drop table post; --`,
  `'; update account set role = 'moderator'; --`,
  `' union select id, display_name, role from account --`,
  `'||(select pg_sleep(20))||'`,
  `created_at desc, (select 1)`,
  `\\' or 1=1 --`,
  `$1::text`,
];

const searchProbes = ['"', '*', 'NEAR(a b)', 'name:x', '-', 'a OR', '(', ')', '& | ! <->', ":* & 'a", '%', '_', '\\', '%_%'.repeat(3_000), '🧿‮۝'];

/** Bodies in which one text at a time is replaced by a probe. */
function withProbe(value: unknown, probe: string): readonly unknown[] {
  if (typeof value === 'string') return [probe];
  if (Array.isArray(value)) return value.flatMap((item, place) => withProbe(item, probe).map((changed) => value.with(place, changed)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => withProbe(part, probe).map((changed) => ({ ...value, [name]: changed })));
}

function callsWith(operation: Operation, probe: string): readonly { readonly url: string; readonly payload?: string }[] {
  const { url } = exampleCall(operation);
  const [path = ''] = url.split('?');
  const inPath = operation.parameters
    .filter(({ in: part }) => part === 'path')
    .map(({ name }) => ({ url: exampleCall({ ...operation, path: operation.path.replace(`{${name}}`, encodeURIComponent(probe)) }).url }));
  const inQuery = operation.parameters
    .filter(({ in: part }) => part === 'query')
    .map(({ name }) => ({ url: `${path}?${new URLSearchParams([[name, probe]]).toString()}` }));
  const bodies = operation.body?.media === 'application/json' ? bodiesOf(operation) : [];
  return [...inPath, ...inQuery, ...bodies.flatMap(({ value }) => withProbe(value, probe).map((body) => ({ url, payload: JSON.stringify(body) })))];
}

async function ask(who: TestBrowser, operations: readonly Operation[], texts: readonly string[]): Promise<number> {
  let asked = 0;
  for (const operation of operations)
    for (const text of texts)
      for (const { url, payload } of callsWith(operation, text)) {
        const { headers, method } = exampleCall(operation);
        const { cookie: _example, ...others } = headers as Record<string, string>;
        const answer = await who.ask(url, { method: method!, remoteAddress: anAddress(), headers: others, ...(payload !== undefined && { payload }) });
        expect(answer.statusCode, `${operation.operationId} ${url.slice(0, 200)} ${payload?.slice(0, 200)}: ${answer.payload.slice(0, 300)}`).toBeLessThan(500);
        asked++;
      }
  return asked;
}

/** Snapshot of what no probe may change: table shapes, roles, and others' posts. */
async function theRest({ db, things }: OwnedServer): Promise<string> {
  const { rows: tables } =
    await sql`select table_name, column_name from information_schema.columns where table_schema = current_schema() order by 1, 2`.execute(db);
  const { rows: accounts } = await sql`select id, role, is_reader, is_writer from account order by id`.execute(db);
  const { rows: others } =
    await sql`select id, content, status from post where author_ref <> (select author_ref from post where id = ${things.postId}) order by id`.execute(db);
  expect(others.length).toBeGreaterThan(0);
  return JSON.stringify([tables, accounts, others]);
}

const reading = contracts.operations.filter(({ method, changes }) => method === 'get' && !changes);
const changing = contracts.operations.filter((operation) => !reading.includes(operation));
const searching = reading.filter(({ parameters }) => parameters.some(({ name }) => name === 'q' || name === 'name'));
const moderating = ({ service }: Operation): boolean => service === 'moderation';

describe('a probe in any text of any question', () => {
  it('is answered or refused, and changes nothing where something is only read (S-59, S-60)', async () => {
    const server = await openOwnedServer();
    const moderator = await signedIn(server, 'demo-moderator');
    const before = await everything(server);
    expect(await ask(server.owner, reading, sqlProbes)).toBeGreaterThan(500);
    expect(await ask(moderator, reading.filter(moderating), sqlProbes)).toBeGreaterThan(40);
    expect(await ask(server.owner, searching, searchProbes)).toBeGreaterThan(100);
    expect(await everything(server)).toBe(before);
  });

  it('is words and nothing else where something is written (S-59)', async () => {
    const server = await openOwnedServer();
    const moderator = await signedIn(server, 'demo-moderator');
    const before = await theRest(server);
    expect(await ask(server.owner, changing, sqlProbes)).toBeGreaterThan(1_000);
    expect(await ask(moderator, changing.filter(moderating), sqlProbes)).toBeGreaterThan(40);
    expect(await theRest(server)).toBe(before);
  });
});
