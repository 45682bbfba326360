import { describe, expect, it } from 'vitest';
import type { MemberPart } from '#contract/hydration-data.ts';
import { declaredScreens, isOfTrait, type ScreenName } from '#core/navigation/declared-screens.ts';
import { screens } from '#core/navigation/screens.ts';
import { checkedLine, sanitized } from '#server/adapters/content/sanitized-text.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { renderPage } from '#web/app/print.tsx';
import { aCommunity, anId } from '#tests/content.ts';
import { keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { openTestSite } from '#tests/contract/site.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import { keepCommunities } from '#tests/post-server.ts';

/** Screens that look alike for everyone and whose URL needs no name. */
const open = (Object.keys(declaredScreens) as ScreenName[]).filter(
  (name) => name !== 'searchOf' && !/[:*]/.test(screens[name]) && !isOfTrait(name, 'own') && !isOfTrait(name, 'personal'),
);

const withBody = (body: object) => ({ payload: JSON.stringify(body) });

/** Server with pages, a post, and documents split into page and reader part. */
async function opened() {
  const server = await openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(renderPage) });
  await fillGround(server.db);
  await fillReferences(server.db);
  const community = aCommunity();
  await keepCommunities(server.db, [community]);
  const writer = await signedIn(server);
  const draft = { title: 'A canary in the mine?', content: 'It sang until noon.', profileType: 'DESIGNATION', media: [], poll: null, salaryIds: [] };
  const place = { submissionKey: anId('submission'), community: { type: 'topic', entityId: community.entityId } };
  const { postId } = (await writer.call('createPost', withBody({ ...draft, ...place }))).json();
  const read = async (browser: TestBrowser, url: string) => {
    browser.cookies.set('draws', { value: 'yes', path: '/', line: '' });
    const { payload } = await browser.ask(url, { headers: { accept: 'text/html' } });
    const [document = '', own] = payload.replace('</body></html>', '').split('<script type="application/json" id="own">');
    return { document, own: own === undefined ? undefined : (JSON.parse(own.replace(/<\/script>\s*$/, '')) as MemberPart) };
  };
  return { server, writer, community, postId: String(postId), read };
}

describe('a page that everyone gets (R-139)', () => {
  it('is the same to the byte for guests and members, with nothing personal', async () => {
    const { server, writer, community, postId, read } = await opened();
    const kinds = ['demo-reader', 'demo-student', 'demo-moderator', 'demo-portal'] as const;
    const members = [writer, ...(await Promise.all(kinds.map((kind) => signedIn(server, kind))))];
    await server.db
      .updateTable('account')
      .set({ display_name: sanitized('Sparrow Alone') })
      .execute();
    const urls = [...open.map((name) => screens[name]), `/p/${postId}`, `/communities/${community.slug}`];
    expect(urls.length).toBeGreaterThan(30);
    for (const url of urls) {
      const { document, own } = await read(server.browser(), url);
      expect([own, document.includes('<main')], url).toEqual([undefined, true]);
      for (const member of members) {
        const page = await read(member, url);
        expect(page.document, url).toBe(document);
        expect(page.document, url).not.toContain('Sparrow Alone');
        expect(JSON.parse(page.own?.answers[0]?.body ?? '{}').member.displayName, url).toBe('Sparrow Alone');
        expect(JSON.stringify(page.own).length, url).toBeLessThan(2_048);
      }
    }
  });

  it('says at its end how a member voted, and more for author and moderator', async () => {
    const { server, writer, postId, read } = await opened();
    const [reader, moderator] = [await signedIn(server, 'demo-reader'), await signedIn(server, 'demo-moderator')];
    const marksOf = async (browser: TestBrowser) => (await read(browser, `/p/${postId}`)).own?.marks;
    expect(await marksOf(reader)).toBeUndefined();
    await reader.call('castVote', withBody({ resourceId: postId, resourceType: 'POST', voteType: 'up' }));
    expect(await marksOf(reader)).toEqual({ votes: [{ id: postId, voteType: 'up' }], choices: [], areOthers: false });
    expect(await marksOf(writer)).toMatchObject({ votes: [], areOthers: true });
    expect(await marksOf(moderator)).toMatchObject({ areOthers: true });
  });

  it('says at its end which company a member follows and which jobs they saved', async () => {
    const { server, read } = await opened();
    const { id: companyId } = await server.db.selectFrom('company').select('id').where('url_name', '=', 'koyal-pay').executeTakeFirstOrThrow();
    const place = server.db.selectFrom('community').select('id').where('type', '=', 'company').where('url_name', '=', 'koyal-pay');
    const { id: entityId } = await place.executeTakeFirstOrThrow();
    const job = { companyId, firstSeen: '2026-11-20' };
    const [one, two] = [await keepJob(server.db, job), await keepJob(server.db, job)];
    const [reader, other] = [await signedIn(server, 'demo-reader'), await signedIn(server, 'demo-student')];
    const url = '/jobs/koyal-pay-jobs';
    const of = (isFollowed: boolean) => [{ companyId, entityId, isFollowed }];
    expect((await read(server.browser(), url)).own).toBeUndefined();
    expect((await read(reader, url)).own?.lists).toMatchObject({ follows: of(false), jobs: expect.arrayContaining([one, two]), saved: [], helpful: [] });
    await reader.call('joinCommunity', withBody({ entityIds: [entityId] }));
    await reader.call('reportJobOutcome', { ...withBody({ outcome: 'silent' }), inPath: { jobId: one } });
    await reader.call('saveJob', { inPath: { jobId: two } });
    const saved = [{ jobId: one, outcome: 'silent' }, { jobId: two }].toSorted((a, b) => (a.jobId < b.jobId ? -1 : 1));
    expect((await read(reader, url)).own).toMatchObject({ lists: { follows: of(true), saved } });
    expect((await read(reader, url)).own?.marks).toBeUndefined();
    expect((await read(other, url)).own?.lists).toMatchObject({ follows: of(false), saved: [] });
  });

  it('is read on by a member from its end, and never from another’s', async () => {
    const { server, writer, community, postId, read } = await opened();
    const draft = { title: 'And a second one?', content: 'It sang, too.', profileType: 'DESIGNATION', media: [], poll: null, salaryIds: [] };
    const place = { submissionKey: anId('submission'), community: { type: 'topic', entityId: community.entityId } };
    await writer.call('createPost', withBody({ ...draft, ...place }));
    for (const content of ['It sang at noon.', 'It sang at night.'])
      await writer.call('createComment', { ...withBody({ submissionKey: anId('submission'), content, profileType: 'DESIGNATION' }), inPath: { postId } });
    const [reader, other] = [await signedIn(server, 'demo-reader'), await signedIn(server, 'demo-student')];
    const asked = async (browser: TestBrowser, path: string) => {
      const answer = await browser.ask(path, { headers: { appid: '999', systemid: 'AB_WEB' } });
      return { status: answer.statusCode, ...answer.json<{ next: string | null; newest?: string; items: readonly unknown[] }>() };
    };
    expect((await read(reader, `/communities/${community.slug}`)).own).toBeDefined();
    for (const path of [`/api/feed/v2/feed/community/topic/${community.entityId}/posts?limit=1`, `/api/feed/v1/post/${postId}/comments?limit=1`]) {
      const { next, newest } = await asked(server.browser(), path);
      expect(await asked(reader, `${path}&cursor=${next}`), path).toMatchObject({ status: 200, items: [{}] });
      if (newest) expect((await asked(reader, `/api/feed/v1/feed/new?since=${newest}`)).status).toBe(200);
      const others = await asked(other, path);
      expect((await asked(reader, `${path}&cursor=${others.next}`)).status, path).toBe(400);
    }
  });

  it('has a comment at once, also for a reader who had the page before (R-073)', async () => {
    const { server, writer, postId, read } = await opened();
    const reader = await signedIn(server, 'demo-reader');
    const content = 'It sang until the lamps went out.';
    expect((await read(reader, `/p/${postId}`)).document).not.toContain(content);
    const inPath = { postId };
    expect(
      (await writer.call('createComment', { ...withBody({ submissionKey: anId('submission'), content, profileType: 'DESIGNATION' }), inPath })).statusCode,
    ).toBe(201);
    for (const browser of [reader, server.browser()]) expect((await read(browser, `/p/${postId}`)).document).toContain(content);
  });

  it('is made anew for a member who changed something a moment ago', async () => {
    const { server, writer, postId, read } = await opened();
    const reader = await signedIn(server, 'demo-reader');
    expect((await read(server.browser(), `/p/${postId}`)).document).toContain('canary');
    const title = checkedLine('A sparrow in the mine?');
    if (!title) throw new Error('The title is refused');
    await server.db.updateTable('post').set({ title }).where('id', '=', postId).execute();
    expect((await read(reader, `/p/${postId}`)).document).toContain('canary');
    reader.cookies.set('wrote', { value: 'yes', path: '/', line: '' });
    expect((await read(reader, `/p/${postId}`)).document).toContain('A sparrow in');
    expect((await read(writer, `/p/${postId}`)).document).toContain('canary');
  });
});
