import { describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/rendered-page.ts';
import { screens } from '#core/navigation/screens.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { subjectOf } from '#server/demo/login/demo-members.ts';
import { renderPage } from '#web/app/print.tsx';
import { openTestSite } from '#tests/contract/site.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';

/** The screens whose bodies members of one kind share. */
const shared = [
  screens.calculators,
  screens.takeHome,
  screens.gratuity,
  screens.hra,
  screens.hike,
  screens.compareOffers,
  screens.transparency,
  screens.dataMap,
];

/** A server with its pages and two members of one kind with names of their own. It tells which bodies were rendered to be shared, and how each page would be without that. */
async function openPages() {
  const rendered: string[] = [];
  const alone = new Map<string, string>();
  const down: string[] = [];
  const render: RenderPage = async (request) => {
    const { bodyOf, ...others } = request;
    alone.set(request.url, (await renderPage(others)).body);
    const told: typeof bodyOf = (question) =>
      bodyOf?.({
        ...question,
        render: () => {
          rendered.push(request.url);
          return question.render();
        },
      }) ?? '';
    const ask: typeof request.ask = async (call) => (down.some((path) => call.url.includes(path)) ? { status: 503, headers: {}, body: '' } : request.ask(call));
    return renderPage({ ...request, ask, bodyOf: told });
  };
  const server = await openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(render) });
  await fillGround(server.db);
  await fillReferences(server.db);
  const member = async (kind: Parameters<typeof subjectOf>[0], name: string) => {
    const browser = server.browser();
    await browser.logIn(subjectOf(kind));
    const { userId } = (await browser.call('getSession')).json().member;
    const changes = { display_name: sanitized(name), is_reader: true, is_writer: false, naukri_user: false, role: 'member' } as const;
    await server.db.updateTable('account').set(changes).where('id', '=', userId).execute();
    return { browser, userId, name };
  };
  const open = async ({ browser }: Pick<Awaited<ReturnType<typeof member>>, 'browser'>, url: string) => {
    const { payload } = await browser.ask(url, { headers: { accept: 'text/html' } });
    const [, body = '', hydration = ''] = /<div id="root">(.*)<\/div>\n<script type="application\/json" id="hydration">(.*)<\/script>/s.exec(payload) ?? [];
    return { body, hydration };
  };
  return { server, rendered, alone, down, open, one: await member('student', 'Sparrow Alone'), other: await member('reader', 'Buffalo Alone') };
}

describe('a body that members of one kind share', () => {
  it('is rendered once, as for either alone, and holds nothing of them; each is sent their own session with it', async () => {
    const { rendered, alone, open, one, other } = await openPages();
    for (const url of shared) {
      const [first, second] = [await open(one, url), await open(other, url)];
      expect(first.body, url).toBe(second.body);
      expect(first.body, url).toBe(alone.get(url));
      for (const { userId, name } of [one, other]) for (const own of [userId, name]) expect(first.body, url).not.toContain(own);
      expect(
        [first, second].map(({ hydration }) => [one, other].map(({ name }) => hydration.includes(name))),
        url,
      ).toEqual([
        [true, false],
        [false, true],
      ]);
    }
    expect(rendered).toEqual(shared);
  });

  it('is another for a guest, a moderator, another language, and half a minute later', async () => {
    const { server, rendered, open, one, other } = await openPages();
    const url = screens.takeHome;
    await open(one, url);
    await open({ browser: server.browser() }, url);
    expect(rendered).toHaveLength(2);
    await server.db.updateTable('account').set({ role: 'moderator' }).where('id', '=', other.userId).execute();
    await open(other, url);
    expect(rendered).toHaveLength(3);
    await one.browser.ask(url, { headers: { accept: 'text/html', 'accept-language': 'hi' } });
    expect(rendered).toHaveLength(4);
    server.clock.advance(30_000);
    await open(one, url);
    expect(rendered).toHaveLength(5);
  });

  it('is the same wherever a reader came from, unless the screen shows what its URL asks for', async () => {
    const { rendered, open, one } = await openPages();
    for (const query of ['', '?campaign=mail', '?campaign=chat']) await open(one, screens.takeHome + query);
    expect(rendered).toHaveLength(1);
    const [all, large] = [await open(one, `${screens.companies}?size=5k-10k`), await open(one, `${screens.companies}?size=1-10`)];
    expect(all.body).not.toBe(large.body);
  });

  it('is none where an operation had no answer: the browser asks again, and draws the page anew', async () => {
    const { rendered, down, open, one } = await openPages();
    down.push('/ledger');
    const missed = await open(one, screens.transparency);
    expect([rendered, missed.body !== '', JSON.parse(missed.hydration)]).toMatchObject([[], true, { isServerRendered: false }]);
    down.pop();
    expect(JSON.parse((await open(one, screens.transparency)).hydration)).toMatchObject({ isServerRendered: true });
    expect(rendered).toEqual([screens.transparency]);
  });

  it('is none where a screen names its member', async () => {
    const { rendered, open, one, other } = await openPages();
    for (const member of [one, other]) await open(member, screens.user);
    expect(rendered).toEqual([]);
  });
});
