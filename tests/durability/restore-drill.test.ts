import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { signedInMembers } from '#scripts/bench/members.ts';
import { startProduct, type Product } from '#scripts/product/product.ts';
import { openDatabaseBeside } from '#server/adapters/database/database.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { npmRun } from '#tests/runner/npm-run.ts';

const writers = 64;
const own = { DATABASE_URL: '' };
const headers = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin', 'user-agent': '' };

/** Acknowledged write: a member's vote, or a post. */
type Acknowledged = { readonly cookie: string; readonly voted: string } | { readonly cookie: string; readonly posted: string };

const busy = 503;

/** Answer to a write, or undefined if the server was too busy. */
async function post({ origin }: Product, path: string, cookie: string, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}/api/feed${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const said = await answer.text();
  if (!answer.ok && answer.status !== busy) throw new Error(`${path} was refused with ${answer.status}: ${said}`);
  return answer.ok ? JSON.parse(said) : undefined;
}

/** Members who vote and post until stopped, with their acknowledged writes. */
async function busyMembers(product: Product, dataDir: string) {
  const { db, close } = await openDatabaseBeside({ dataDir, say: () => undefined });
  const cookies = await signedInMembers(db, await openKnownSecrets(db, { dataDir }), writers);
  const posts = await db.selectFrom('post').select('id').where('status', '=', 'LIVE').limit(writers).execute();
  const community = await db.selectFrom('community').select(['id', 'type']).where('type', '=', 'topic').executeTakeFirstOrThrow();
  const { pictures } = await db
    .selectFrom('image')
    .select((rows) => rows.fn.countAll<number>().as('pictures'))
    .executeTakeFirstOrThrow();
  await close();
  const acknowledged: Acknowledged[] = [];
  const recorded = new AbortController();
  const vote = async (cookie: string, voted: string): Promise<void> => {
    if (await post(product, '/v1/vote', cookie, { resourceId: voted, resourceType: 'POST', voteType: 'up' })) acknowledged.push({ cookie, voted });
  };
  const publish = async (cookie: string, member: number): Promise<boolean> => {
    const draft = { title: 'Can they hold my relieving letter?', content: `I served ${member} of ninety days and paid the rest.`, profileType: 'DESIGNATION' };
    const place = { community: { type: community.type, entityId: community.id }, media: [], poll: null, salaryIds: [] };
    const made = await post(product, '/v2/post', cookie, { ...draft, ...place, submissionKey: `drill-submission-${member}` });
    if (made) acknowledged.push({ cookie, posted: (made as { readonly postId: string }).postId });
    return made !== undefined;
  };
  const write = async (cookie: string, member: number): Promise<void> => {
    let hasPosted = false;
    for (let turn = 0; !recorded.signal.aborted; turn++) {
      await vote(cookie, posts[(member + turn) % posts.length]?.id ?? '');
      hasPosted ||= await publish(cookie, member);
    }
  };
  const writing = Promise.all(cookies.map(write));
  return { acknowledged, pictures, writing, stop: () => (recorded.abort(), writing) };
}

async function isKept({ origin }: Product, write: Acknowledged): Promise<boolean> {
  const path = 'voted' in write ? `/v1/vote?resourceId=${write.voted}&resourceType=POST` : `/v1/feed/${write.posted}`;
  const answer = await fetch(`${origin}/api/feed${path}`, { headers: { ...headers, cookie: write.cookie } });
  const said = (await answer.json()) as { readonly myVote?: string };
  return answer.ok && ('posted' in write || said.myVote === 'up');
}

/** Restore killed while loading, with half of the backup in its database. */
async function killedHalfway(file: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', restoringHalf], {
    env: { ...process.env, FILE: file, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(said)).toBe('half\n');
  child.kill('SIGKILL');
  await once(child, 'close');
}

const adapters = new URL('../../src/server/adapters/', import.meta.url).href;
const restoringHalf = `
  import { framesInFile } from '${adapters}backup/backup-file.ts';
  import { restoreInto } from '${adapters}backup/restore.ts';
  import { openDatabase } from '${adapters}database/database.ts';
  const { FILE: file, DATA_DIR: dataDir } = process.env;
  let length = 0;
  for await (const part of framesInFile(file)) length += part.length;
  async function* half() {
    let read = 0;
    for await (const part of framesInFile(file)) {
      yield part;
      if ((read += part.length) < length / 2) continue;
      setInterval(() => undefined, 1_000);
      console.log('half');
      await new Promise(() => undefined);
    }
  }
  const { url } = await openDatabase({ dataDir, say: () => undefined });
  await restoreInto({ url, name: dataDir, whenFilled: '', say: () => undefined }, half());
`;

const rowsIn = ({ said }: { readonly said: string }): string => /^SHA-256 of the rows: (\w{64})$/m.exec(said)?.[1] ?? said;

it('a backup under 64 writers survives a killed restore with all acknowledged rows (B-51, B-52)', { timeout: 900_000 }, async () => {
  const home = mkdtempSync(join(tmpdir(), 'daftar-drill-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const [first, second, file] = [join(home, 'first'), join(home, 'second'), join(home, 'one.backup')];
  const run = (command: string, ...args: readonly string[]) => npmRun(command, args, process.cwd(), { settings: own });
  const product = await startProduct({ dataDir: first, scale: 'test', settings: own });
  const members = await busyMembers(product, first);
  const posted = () => members.acknowledged.filter((write) => 'posted' in write).length;
  const allPosted = async () => {
    await expect.poll(posted).toBe(writers);
  };
  await Promise.race([members.writing, allPosted()]);
  const before = [...members.acknowledged];
  const backedUp = await run('backup', file, '--data-dir', first);
  const during = members.acknowledged.length - before.length;
  await members.stop();
  await product.kill();
  expect([backedUp.code, during > 0, members.pictures > 0]).toEqual([0, true, true]);

  await killedHalfway(file, second);
  const restored = await run('restore', file, '--data-dir', second);
  expect([restored.code, rowsIn(restored)]).toEqual([0, rowsIn(backedUp)]);
  expect(rowsIn(await run('backup', join(home, 'two.backup'), '--data-dir', second))).toBe(rowsIn(backedUp));

  cpSync(`${first}-keys`, `${second}-keys`, { recursive: true });
  const again = await startProduct({ dataDir: second, scale: 'test', settings: own });
  const lost: Acknowledged[] = [];
  for (const write of before) if (!(await isKept(again, write))) lost.push(write);
  await again.stop();
  expect(lost).toEqual([]);
});
