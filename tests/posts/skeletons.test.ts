import { describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/rendered-page.ts';
import { screens } from '#core/navigation/screens.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { renderPage } from '#web/app/print.tsx';
import { exampleCall } from '#tests/contract/calls.ts';
import { contracts } from '#tests/contract/server.ts';
import { openTestSite } from '#tests/contract/site.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';

/** Screens that are drawn per member. */
const drawn = [screens.home, screens.communities, screens.rewards, screens.user, screens.notifications];

/** Server with two similar members, which records rendered skeletons. */
async function openPages() {
  const rendered: string[] = [];
  const down: string[] = [];
  const render: RenderPage = async (request) => {
    const ask: typeof request.ask = async (call) => (down.some((path) => call.url.includes(path)) ? { status: 503, headers: {}, body: '' } : request.ask(call));
    const page = await renderPage({ ...request, ask });
    const { own } = page;
    if (!own) return page;
    const recorded: typeof own.render = () => {
      rendered.push(request.url);
      return own.render();
    };
    return { ...page, own: { ...own, render: recorded } };
  };
  const server = await openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(render) });
  await fillGround(server.db);
  await fillReferences(server.db);
  const member = async (kind: Parameters<typeof subjectOf>[0], name: string) => {
    const browser = server.browser();
    await browser.logIn(subjectOf(kind));
    browser.cookies.set('draws', { value: 'yes', path: '/', line: '' });
    const { userId } = (await browser.call('getSession')).json().member;
    const changes = { display_name: sanitized(name), is_reader: true, is_writer: false, naukri_user: false, role: 'member' } as const;
    await server.db.updateTable('account').set(changes).where('id', '=', userId).execute();
    return { browser, userId, name };
  };
  const open = async ({ browser }: Pick<Awaited<ReturnType<typeof member>>, 'browser'>, url: string) => {
    const { payload } = await browser.ask(url, { headers: { accept: 'text/html' } });
    const [start = '', own = ''] = payload.split('<script type="application/json" id="own">');
    return { start, own, hydration: /id="hydration">(.*?)<\/script>/s.exec(start)?.[1] ?? '' };
  };
  const members = { one: await member('student', 'Sparrow Alone'), other: await member('reader', 'Buffalo Alone') };
  rendered.length = 0;
  return { server, rendered, down, open, ...members };
}

describe('a page that is a member’s alone', () => {
  it('is rendered once for all alike, and each gets their own answers', async () => {
    const { rendered, open, one, other } = await openPages();
    for (const url of drawn) {
      const [first, second] = [await open(one, url), await open(other, url)];
      expect(first.start, url).toBe(second.start);
      expect(first.start, url).toContain('<main');
      for (const { userId, name } of [one, other]) for (const own of [userId, name]) expect(first.start, url).not.toContain(own);
      expect(
        [first, second].map(({ own }) => [one, other].map(({ name }) => own.includes(name))),
        url,
      ).toEqual([
        [true, false],
        [false, true],
      ]);
      expect(JSON.parse(first.hydration), url).toMatchObject({ isServerRendered: false, hasAnswers: true, answers: [] });
    }
    expect(rendered).toEqual(drawn);
  });

  it('is another for a moderator, in another language, and minutes later; a guest’s is whole', async () => {
    const { server, rendered, open, one, other } = await openPages();
    const url = screens.communities;
    await open(one, url);
    const guests = await open({ browser: server.browser() }, url);
    expect([rendered.length, JSON.parse(guests.hydration)]).toMatchObject([1, { isServerRendered: true, hasAnswers: true }]);
    await server.db.updateTable('account').set({ role: 'moderator' }).where('id', '=', other.userId).execute();
    await open(other, url);
    expect(rendered).toHaveLength(2);
    await one.browser.ask(url, { headers: { accept: 'text/html', 'accept-language': 'hi' } });
    expect(rendered).toHaveLength(3);
    server.clock.advance(300_000);
    await open(one, url);
    expect(rendered).toHaveLength(4);
  });

  it('is whole where no script is known to run, and its own', async () => {
    const { rendered, open, one } = await openPages();
    one.browser.cookies.delete('draws');
    const { start, own, hydration } = await open(one, screens.notifications);
    expect([rendered, own, JSON.parse(hydration)]).toMatchObject([[], '', { isServerRendered: true, hasAnswers: true }]);
    one.browser.cookies.set('draws', { value: 'yes', path: '/', line: '' });
    expect((await open(one, screens.notifications)).start).not.toBe(start);
  });

  it('is the same from anywhere, unless the screen shows what its URL asks', async () => {
    const { rendered, open, one } = await openPages();
    for (const query of ['', '?campaign=mail', '?campaign=chat']) await open(one, screens.user + query);
    expect(rendered).toHaveLength(1);
  });

  it('shows answers that are stored for guests only where they are the same for all', async () => {
    const { server, one } = await openPages();
    const same = contracts.operations.filter(({ isSameForAll }) => isSameForAll);
    expect(same.filter(({ isOpen, changes, cacheSeconds }) => !isOpen || changes || !cacheSeconds)).toEqual([]);
    expect(same.length).toBeGreaterThan(20);
    const guest = server.browser();
    const answered: string[] = [];
    for (const operation of same) {
      const { url, headers } = exampleCall(operation);
      const { cookie: _nobodys, ...sent } = headers as Record<string, string>;
      const asked = url.replace(/([?&])cursor=[^&]*&?/, '$1');
      const [asGuest, asMember] = [await guest.ask(asked, { headers: sent }), await one.browser.ask(asked, { headers: sent })];
      const recorded = ({ requestId: _each, ...answer }: Record<string, unknown>) => answer;
      expect([asMember.statusCode, recorded(asMember.json())], operation.operationId).toEqual([asGuest.statusCode, recorded(asGuest.json())]);
      if (asGuest.statusCode === 200) answered.push(operation.operationId);
    }
    expect(answered.length).toBeGreaterThan(10);
  });

  it('is drawn at once where an operation had no answer: the browser asks again', async () => {
    const { down, open, one } = await openPages();
    down.push('/notifications');
    const missed = await open(one, screens.notifications);
    expect([missed.start.includes('<main'), JSON.parse(missed.hydration)]).toMatchObject([true, { isServerRendered: false, hasAnswers: false }]);
    down.pop();
    expect(JSON.parse((await open(one, screens.notifications)).hydration)).toMatchObject({ hasAnswers: true });
  });
});
