import { expect, it } from 'vitest';
import type { HydrationData } from '#contract/hydration-data.ts';
import { companyParts, officesPath, organisationPath, partPath } from '#core/navigation/screens.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { renderPage } from '#web/app/print.tsx';
import { openTestSite } from '#tests/contract/site.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { fillGround } from '#tests/login/member-ports.ts';
import { signedIn } from '#tests/login/signed-in.ts';

/** Maximum operation calls of a page's first view. */
const mostCalls = 6;

/** Little-known company, whose pages link to others and ask the most. */
const urlName = 'koyal-pay';
const pages = [...companyParts.map((part) => partPath(part, urlName)), organisationPath(urlName), officesPath(urlName)];

it('a company page asks little for its first view, of guest or member', async () => {
  const server = await openLoginServer(new DemoProviders(), 1_000, { site: openTestSite(renderPage) });
  await fillGround(server.db);
  await fillReferences(server.db);
  const member = await signedIn(server);
  // A browser of a member says that scripts run in it; one that says nothing of it gets a page of its own.
  member.cookies.set('draws', { value: 'yes', path: '/', line: '' });
  for (const reader of [server.browser(), member])
    for (const page of pages) {
      const { statusCode, payload } = await reader.ask(page, { headers: { accept: 'text/html' } });
      const { answers } = JSON.parse(/id="hydration">(.*?)<\/script>/s.exec(payload)?.[1] ?? '') as HydrationData;
      const asked = answers.map(({ url, status }) => `${status} ${url}`);
      expect([statusCode, asked.filter((each) => !each.startsWith('200'))], page).toEqual([200, []]);
      expect(asked.length, `${page} asks ${asked.join(', ')}`).toBeLessThanOrEqual(mostCalls);
    }
});
