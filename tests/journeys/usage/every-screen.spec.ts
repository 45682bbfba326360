import { gunzipSync } from 'node:zlib';
import { matchRoutes } from 'react-router';
import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { deskParts } from '#core/company-desk/desk-parts.ts';
import { organisationPath, screens } from '#core/navigation/screens.ts';
import { asMember } from '#tests/journeys/members.ts';
import { openHttpProxy } from '#tests/journeys/login/http-proxy.ts';
import { desktop, slow, visit } from '#tests/journeys/people.ts';
import { countsBegin, eventsOver, goOutOfSight, listedIn } from './recorded-events.ts';

const routes = Object.entries(screens).map(([id, path]) => ({ id, path }));
const screenAt = (path: string): string | undefined => matchRoutes(routes, path)?.at(-1)?.route.id;

/** Unlinked page for each screen. A missing id shows the same screen. */
const unled: readonly string[] = [
  '/search/saptarishi-infotech-salaries',
  organisationPath('saptarishi-infotech'),
  '/benefit-note/k3v9x0q2m7c1t8zb',
  '/photos/set/k3v9x0q2m7c1t8zb',
  '/interviews/question/k3v9x0q2m7c1t8zb',
  '/administration/companies/k3v9x0q2m7c1t8zb',
  ...deskParts.map(({ screen }) => screens[screen].replace(':company', 'saptarishi-infotech')),
  ...[2026, 2025, 2024].map((year) => `/abeca-${year}/top-rated-large-companies-to-work-${year}`),
];

async function listedPages(request: APIRequestContext): Promise<readonly string[]> {
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const parts = locations(await (await request.get('/sitemap.xml')).text());
  const files = await Promise.all(parts.map(async (part) => (await request.get(part)).body()));
  return files.flatMap((file) => locations(gunzipSync(file).toString('utf8')));
}

/** Opens one page of every screen: unparametrised ones first, then linked and sitemap pages. */
async function openEveryScreen(page: Page, request: APIRequestContext, origin: string): Promise<ReadonlySet<string>> {
  const opened = new Set<string>();
  const queue = [...Object.values<string>(screens).filter((path) => !/[:*]/.test(path) && path !== screens.kit), ...(await listedPages(request)), ...unled];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const screen = screenAt(path);
    if (screen === undefined || opened.has(screen)) continue;
    opened.add(screen);
    await visit(page, `${origin}${path}`);
    await countsBegin(page);
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    queue.push(...links.map((href) => href.split(/[?#]/, 1)[0] ?? ''));
  }
  return opened;
}

/** Safe number of recent events, as the list has the last 200 requests. */
const lastSeen = 150;

function missingIn(listed: readonly string[], left: readonly string[]): readonly string[] {
  const rest = [...listed];
  return left.filter((event) => {
    const at = rest.indexOf(event);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

test.describe('every screen there is', slow, () => {
  test.use({ viewport: desktop });
  test.setTimeout(600_000);

  for (const who of ['a guest', 'a member'] as const)
    test(`asks nobody else, and tells what is listed and nothing more: ${who} (F-21, S-05)`, async ({ page, request, baseURL }) => {
      const proxy = await openHttpProxy(baseURL ?? '');
      const elsewhere: string[] = [];
      page.on('request', (asked) => !/^(data|blob):/.test(asked.url()) && !asked.url().startsWith(proxy.origin) && elsewhere.push(asked.url()));
      if (who === 'a member') await asMember(page, `${proxy.origin}/`);
      const opened = await openEveryScreen(page, request, proxy.origin);
      expect(routes.map(({ id }) => id).filter((id) => !opened.has(id))).toEqual(['kit']);
      expect(elsewhere).toEqual([]);
      await visit(page, `${proxy.origin}${screens.recorded}`);
      await countsBegin(page);
      await goOutOfSight(page);
      await expect(async () => {
        const listed = await listedIn(page);
        expect(listed.length).toBeGreaterThan(100);
        expect(missingIn(listed, eventsOver(proxy.asked).slice(-lastSeen))).toEqual([]);
      }).toPass({ timeout: 10_000 });
      expect(proxy.asked.filter((line) => line.includes('/curate/'))).toEqual([]);
      await page.context().close();
      await proxy.close();
    });
});
