import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startBalanced } from '#scripts/product/balanced-product.ts';
import { removeData } from '#scripts/product/product-database.ts';
import { votingMembers, writeOn } from './voting-members.ts';

const kills = 4;
const writesBetween = 60;
const memberLimit = 200;

async function twoProcesses(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-two-'));
  const product = await startBalanced({ dataDir, scale: 'test', processes: 2, settings });
  onTestFinished(async () => {
    await product.stop();
    await removeData(dataDir);
  });
  const world = await votingMembers(product, dataDir, 12);
  onTestFinished(() => world.close());
  return { product, ...world };
}

it('two processes count every vote once, whichever of them it comes to', async () => {
  const { product, db, members, posts } = await twoProcesses();
  const [post = ''] = posts;
  const votesOf = async () => (await db.selectFrom('vote').select('kind').where('thing', '=', post).execute()).map(({ kind }) => kind);
  const before = (await votesOf()).length;
  const race = members.flatMap((member) => [member.vote(post, 'up'), member.vote(post, 'down'), member.vote(post, 'up')]);
  await Promise.all(race);
  await Promise.all(members.map((member, number) => member.vote(post, number % 2 === 0 ? 'up' : 'down')));
  const votes = await votesOf();
  expect(votes).toHaveLength(before + members.length);
  const counted = () => db.selectFrom('post').select(['up_count', 'down_count']).where('id', '=', post).executeTakeFirstOrThrow();
  await expect.poll(counted).toEqual({ up_count: votes.filter((kind) => kind === 1).length, down_count: votes.filter((kind) => kind === -1).length });
  expect(Math.min(...product.balancer.answered)).toBeGreaterThan(members.length);
});

it('killing one of two processes repeatedly loses no acknowledged write and signs nobody out', async () => {
  const { product, db, members, posts, community } = await twoProcesses();
  let wrote = 0;
  let killed = 0;
  let replacing: Promise<void> | undefined;
  const isOver = () => killed === kills && replacing === undefined;
  const kill = (): void => {
    if (replacing || killed === kills || wrote < (killed + 1) * writesBetween) return;
    replacing = product.replace(killed++ % 2, 'kill').then(() => void (replacing = undefined));
  };
  await writeOn({ members, posts, community }, { isOver, wrote: () => (wrote++, kill()) });
  for (const member of members) {
    expect(await member.isSignedIn()).toBe(true);
    for (const [post, acknowledged, kept] of await member.votesKept()) expect([post, kept]).toEqual([post, acknowledged]);
  }
  const posted = members.flatMap((member) => member.posted);
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from post where id = any(${posted}::text[])`.execute(db);
  expect(posted.length).toBeGreaterThanOrEqual(members.length);
  expect([new Set(posted).size, rows[0]?.count]).toEqual([posted.length, posted.length]);
  expect(await db.selectFrom('session').select('id').execute()).toHaveLength(members.length);
  const warned = product
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  // Waiting for a connection or the processor is a matter of the machine: who waits in vain is told to come back.
  expect(warned.filter((line) => !/timeout: waited \d+ s for one of \d+ connections|There is too much to do/.test(line))).toEqual([]);
});

it('two processes are started again one after the other, and no question goes unanswered (B-64)', async () => {
  const { product, members, posts, community } = await twoProcesses();
  let isOver = false;
  let wrote = 0;
  const writing = writeOn({ members, posts, community }, { isOver: () => isOver, wrote: () => void wrote++ });
  for (const at of [0, 1]) await product.replace(at, 'stop');
  isOver = true;
  await writing;
  expect(wrote).toBeGreaterThan(members.length);
  expect(product.balancer.broken).toBe(0);
  expect(product.processes.map((one) => one.process.exitCode)).toEqual([null, null]);
});

it('two processes know of the requests of a member to either of them', async () => {
  const { product, db, members } = await twoProcesses({ MEMBER_LIMIT: String(memberLimit) });
  const [one = '', other = ''] = product.processes.map(({ origin }) => origin);
  const statuses = await Promise.all(Array.from({ length: memberLimit + 20 }, () => members[0]?.statusAt(one)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  let asked = 0;
  await expect.poll(() => (asked++, members[0]?.statusAt(other)), { interval: 100 }).toBe(429);
  expect(asked).toBeLessThan(memberLimit);
  expect(await members[1]?.statusAt(other)).toBe(200);
  expect(await db.selectFrom('rate_count').select('key').execute()).toHaveLength(1);
});

it('two processes stop showing what either of them removed, to guests and members alike', async () => {
  const { product, members, community } = await twoProcesses();
  const [one = '', other = ''] = product.processes.map(({ origin }) => origin);
  const [author] = members;
  await author?.publish(community, 1);
  const [postId = ''] = author?.posted ?? [];
  const isShown = async () => (await (await fetch(`${other}/p/${postId}`)).text()).includes('paid the rest');
  expect(await isShown()).toBe(true);
  expect(await author?.remove(postId, one)).toBe(204);
  await expect.poll(isShown).toBe(false);
});
