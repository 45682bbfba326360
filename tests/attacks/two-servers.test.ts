import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { userIdOf } from '#tests/login/signed-in.ts';
import { aPostIn, callNaming, openOwnedServer } from './owned-server.ts';

/** Second server on the same database and key. */
const beside = ({ db }: Pick<LoginServer, 'db'>): Promise<LoginServer> => openLoginServer(new DemoProviders(), 1_000, { db });

/** Callback URL from a provider, just before use. */
async function comingBack(me: TestBrowser): Promise<string> {
  const { url } = await me.visit('/login/google');
  const form = { method: 'POST' as const, payload: 'subject=demo-writer' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  let at = url;
  let answer = await me.ask(url, { ...form, headers });
  while (!at.includes('/callback?')) {
    at = new URL(String(answer.headers['location']), at).href;
    if (!at.includes('/callback?')) answer = await me.ask(at);
  }
  return at;
}

describe('two servers on one database', () => {
  it('both know at once that a member has signed out, wherever that was', async () => {
    const one = await openLoginServer();
    const here = one.browser();
    await here.logIn('demo-writer');
    const there = (await beside(one)).browser().copy(here);
    expect(await there.member()).toMatchObject({ displayName: 'Steady Marigold' });
    await here.call('logout');
    expect(await there.member()).toBeNull();
    expect((await there.call('refreshSession')).statusCode).toBe(401);
  });

  it('both stop a member at once whom one of them has banned', async () => {
    const server = await openOwnedServer();
    const { db, owner, thief, things } = server;
    const elsewhere = (await beside(server)).browser().copy(owner);
    const write = async () => (await callNaming(elsewhere, 'createPost', aPostIn(things.communityId))).json().code;
    expect(await write()).toBeUndefined();
    await sql`update account set role = 'administrator' where id = ${await userIdOf(thief)}`.execute(db);
    const body = { resourceId: things.postId, resourceType: 'POST', kind: 'ban', rule: 'spam', note: 'Four ads in an hour.', days: 30 };
    expect((await callNaming(thief, 'moderateContent', { body })).statusCode).toBe(200);
    expect(await write()).toBe('BANNED');
  });

  it('admit once a person whose provider code reaches both of them', async () => {
    const one = await openLoginServer();
    const other = await beside(one);
    const here = one.browser();
    const back = await comingBack(here);
    const copies = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? one : other).browser().copy(here));
    const answers = await Promise.all(copies.map(async (me) => (await me.ask(back)).statusCode));
    expect(answers.toSorted((a, b) => a - b)).toEqual([303, 401, 401, 401, 401, 401]);
  });
});
