import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '#contract/generated/feed.ts';
import { mostJoinedHere } from '#core/communities/communities.ts';
import { signedAppHeaders } from '#core/persona-keys/message-signature.ts';
import { leaveJoined } from '#server/adapters/communities/joined-list.ts';
import { aCommunity } from '#tests/content.ts';
import { rendered, visit } from '#tests/contract/renderer.ts';
import { openTestSite } from '#tests/contract/site.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { aPostServer } from '#tests/posts/helpers.ts';
import { aBrowser, followed, followersOf, sorted } from './joined-lists.ts';
import { httpCommunities } from '#web/adapters/communities/http-communities.ts';

describe('the communities that an account has joined (F-07)', () => {
  it('are in its browser only: no row names them, and other devices join again', async () => {
    const server = await aPostServer();
    const [one, other] = server.communities;
    const [here, elsewhere, member] = [aBrowser(server), aBrowser(server), server.aMember()];
    await here.by(member).communities.join([one.entityId, other.entityId]);
    await here.by(member).communities.leave([other.entityId]);
    expect([await followed(here.by(member)), await followed(elsewhere.by(member))]).toEqual([[one.entityId], []]);
    expect(await here.by(member).feeds.myFigures()).toMatchObject({ communitiesCount: 1 });
    expect(await followersOf(server, one)).toBe(one.topicMeta.followers + 1);
  });

  it('are unreadable to the browser’s other accounts, and stay when those join something', async () => {
    const server = await aPostServer();
    const [one, other] = server.communities;
    const [browser, member, guest] = [aBrowser(server), server.aMember(), server.aMember()];
    await browser.by(member).communities.join([one.entityId]);
    expect(await followed(browser.by(guest))).toEqual([]);
    await browser.by(guest).communities.join([other.entityId]);
    expect([await followed(browser.by(member)), await followed(browser.by(guest))]).toEqual([[one.entityId], [other.entityId]]);
    expect(Buffer.from(browser.jar.joined() ?? '', 'base64url').toString()).not.toContain(one.entityId);
  });

  it('are at most a hundred, which one cookie holds', async () => {
    const server = await aPostServer();
    const many = Array.from({ length: mostJoinedHere + 1 }, () => aCommunity());
    await keepCommunities(server.db, many);
    const [browser, member] = [aBrowser(server), server.aMember()];
    const [first, ...others] = many.map(({ entityId }) => entityId);
    await browser.by(member).communities.join(others);
    expect(browser.jar.joined()?.length).toBeLessThan(3_500);
    await expect(browser.by(member).communities.join([first ?? ''])).rejects.toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
    expect(await followed(browser.by(member))).toHaveLength(mostJoinedHere);
    await browser.by(member).communities.leave([others[0] ?? '']);
    await browser.by(member).communities.join([first ?? '']);
  });

  it('change a community’s count once daily, whatever lists the browser loses or resends', async () => {
    const server = await aPostServer();
    const one = aCommunity({ topicMeta: { posts: 0, followers: 8 } });
    await keepCommunities(server.db, [one]);
    const [browser, member] = [aBrowser(server), server.aMember()];
    const { communities } = browser.by(member);
    const change = async (before: string, what: 'join' | 'leave') => {
      browser.jar.keepJoined(before);
      await communities[what]([one.entityId]);
      return (await followersOf(server, one)) - one.topicMeta.followers;
    };
    expect([await change('', 'join'), await change('', 'join'), await change('', 'join')]).toEqual([1, 1, 1]);
    const kept = browser.jar.joined() ?? '';
    expect([await change(kept, 'leave'), await change('', 'join'), await change(kept, 'leave')]).toEqual([0, 1, 0]);
    server.clock.advance(86_400_000);
    expect([await change(kept, 'leave'), await change(kept, 'leave'), await change(kept, 'leave')]).toEqual([-1, -1, -1]);
  });

  it('are left with the account’s deletion there, which keeps what others joined', async () => {
    const server = await aPostServer();
    const [one] = server.communities;
    const [browser, member, other] = [aBrowser(server), server.aMember(), server.aMember()];
    for (const each of [other, member]) await browser.by(each).communities.join([one.entityId]);
    const left = await server.db.transaction().execute((transaction) => leaveJoined(transaction, browser.scopeOf(member)));
    expect([left, await followersOf(server, one)]).toEqual([1, one.topicMeta.followers + 1]);
    expect([await followed(browser.by(member)), await followed(browser.by(other))]).toEqual([[], [one.entityId]]);
  });

  it('are chosen while onboarding as anywhere', async () => {
    const server = await aPostServer();
    const [one, other] = server.communities;
    const [browser, member] = [aBrowser(server), server.aMember()];
    await browser.by(member).communities.join([one.entityId]);
    await browser.by(member).ownCommunities.save([{ type: 'topic', entityId: other.slug }]);
    expect((await browser.by(member).ownCommunities.own()).map(({ entityId }) => entityId)).toEqual([other.slug]);
    expect([await followersOf(server, one), await followersOf(server, other)]).toEqual([one.topicMeta.followers, other.topicMeta.followers + 1]);
  });
});

const listIn = (answer: Awaited<ReturnType<PersonaServer['ask']>>): string => String(answer.cookies.find(({ name }) => name === 'joined')?.value);

describe('the cookie of joined communities', () => {
  const followedBy = async (server: PersonaServer, cookie: string) =>
    (await server.ask('/api/feed/v2/community/aggregate?type=followed', { headers: { cookie } })).payload;

  it('travels with its account’s session, is unreadable to scripts, and outlives the session', async () => {
    const server = await openPersonaServer();
    const [{ entityId }] = server.communities;
    const [session, another] = [await server.signIn(), await server.signIn()];
    const joined = await server.ask('/api/feed/v1/community/join', { method: 'POST', session, body: { entityIds: [entityId] } });
    const list = listIn(joined);
    expect(String(joined.headers['set-cookie'])).toMatch(/^joined=[\w-]+; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly/);
    expect(await followedBy(server, `AT=${session}; joined=${list}`)).toContain(entityId);
    expect(await followedBy(server, `AT=${session}`)).not.toContain(entityId);
    expect(await followedBy(server, `AT=${another}; joined=${list}`)).not.toContain(entityId);
    const out = await server.ask('/logout', { method: 'POST', headers: { cookie: `AT=${session}; joined=${list}` } });
    expect(String(out.headers['set-cookie'])).not.toContain('joined=');
  });

  it('goes along where a page asks in the name of its member', async () => {
    const url = '/api/feed/v2/community/aggregate?type=followed';
    const site = openTestSite(async ({ ask }) => ({ ...rendered, body: JSON.stringify(await ask({ method: 'GET', url, headers: signedAppHeaders })) }));
    onTestFinished(site.remove);
    const server = await openPersonaServer({ site });
    const [{ entityId }] = server.communities;
    const session = await server.signIn();
    const list = listIn(await server.ask('/api/feed/v1/community/join', { method: 'POST', session, body: { entityIds: [entityId] } }));
    const pageWith = async (cookie: string) => (await visit(server.app, '/', { cookie })).payload;
    expect(await pageWith(`AT=${session}; joined=${list}`)).toContain(entityId);
    expect(await pageWith(`AT=${session}`)).not.toContain(entityId);
  });

  it('holds both of two communities that are joined at once', async () => {
    const server = await openPersonaServer();
    const [one, other] = server.communities;
    const communities = httpCommunities(browserOf(server.app, server.clock, { AT: await server.signIn() }).service(routes));
    await Promise.all([communities.join([one.entityId]), communities.join([other.entityId])]);
    expect(await followed({ communities })).toEqual(sorted(one, other));
  });
});
