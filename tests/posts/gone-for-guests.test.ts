import { describe, expect, it } from 'vitest';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { renderPage } from '#web/app/print.tsx';
import { aCommunity, anId } from '#tests/content.ts';
import { openTestSite } from '#tests/contract/site.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { signedIn } from '#tests/login/signed-in.ts';
import { keepCommunities } from '#tests/post-server.ts';

const openPages = (beside?: LoginServer): Promise<LoginServer> =>
  openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(renderPage), ...(beside && { db: beside.db }) });

const withBody = (body: object) => ({ payload: JSON.stringify(body) });

const client = { appid: '999', systemid: 'AB_WEB' };

/** Two servers on one database, and a guest's view of a post, its community and feed. */
async function opened() {
  const here = await openPages();
  const there = await openPages(here);
  const community = aCommunity();
  await keepCommunities(here.db, [community]);
  const [writer, moderator] = [await signedIn(here), await signedIn(here, 'demo-moderator')];
  const text = { title: 'A canary in the mine?', content: 'It sang until noon.', profileType: 'DESIGNATION', media: [], poll: null, salaryIds: [] };
  const draft = { ...text, submissionKey: anId('submission'), community: { type: 'topic', entityId: community.entityId } };
  const { postId } = (await writer.call('createPost', withBody(draft))).json();
  const seenBy = async (who: TestBrowser): Promise<readonly boolean[]> => {
    const feed = `/api/feed/v2/feed/community/topic/${community.entityId}/posts`;
    const urls = [`/p/${postId}`, `/communities/${community.slug}`, feed];
    const answers = await Promise.all(urls.map((url) => who.ask(url, { headers: url === feed ? client : { accept: 'text/html' } })));
    return answers.map(({ payload }) => payload.includes('canary'));
  };
  return { here, there, postId, writer, moderator, guest: here.browser(), elsewhere: there.browser(), seenBy };
}

describe('what is removed', () => {
  it.each(['its author deletes it', 'a moderator takes it down'] as const)(
    'is gone at once in the process that removed it, elsewhere within a minute: %s',
    async (how) => {
      const { here, there, postId, writer, moderator, guest, elsewhere, seenBy } = await opened();
      for (const who of [guest, elsewhere]) expect(await seenBy(who)).toEqual([true, true, true]);
      const act = { resourceId: postId, resourceType: 'POST', kind: 'remove', rule: 'spam', note: '', days: null };
      const removed =
        how === 'its author deletes it' ? await writer.call('deletePost', { inPath: { postId } }) : await moderator.call('moderateContent', withBody(act));
      expect(removed.statusCode).toBeLessThan(300);
      const member = await signedIn(here, 'demo-reader');
      for (const who of [guest, member]) expect(await seenBy(who)).toEqual([false, false, false]);
      there.clock.advance(60_000);
      expect(await seenBy(elsewhere)).toEqual([false, false, false]);
    },
  );

  it('is not shown to guests either in the words that its author wrote over', async () => {
    const { postId, writer, guest, seenBy } = await opened();
    expect(await seenBy(guest)).toEqual([true, true, true]);
    const changed = await writer.call('updatePost', { inPath: { postId }, ...withBody({ version: 1, title: 'A bird?', content: 'It sang.' }) });
    expect(changed.statusCode).toBe(200);
    expect(await seenBy(guest)).toEqual([false, false, false]);
  });
});
