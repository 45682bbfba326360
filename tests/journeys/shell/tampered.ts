import type { Page, Route } from 'playwright/test';
import { productBrand } from '#core/brand.ts';
import { usualPreference } from '#core/device/member-preference.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import type { PageRequest } from '#contract/rendered-page.ts';
import { documentPolicyWith } from '#server/app/http/headers.ts';
import { documentEnd, documentOf, memberMark } from '#server/app/pages/document.ts';
import { openSite } from '#server/app/pages/site.ts';
import { payloadsFrom } from '#tests/attacks/payloads.ts';
import { contracts, exampleAnswer } from '#tests/contract/server.ts';

/** True for fields without member text: ids, URLs, days and fixed words. */
const isNoText = (name: string, value: string): boolean =>
  /(Id|Ids|Key|^id|slug|urlName|[uU]rl|Uri|logo|avatar|picture|next|hash|Hash|code)$/.test(name) ||
  /^\d{4}-\d\d|^\//.test(value) ||
  (/^([a-z]+(-[a-z]+)*|[A-Z_]+|[A-Za-z]+\/[A-Za-z]+)$/.test(value) && !/(name|Name|title|content|text|Profile)$/.test(name));

let place = 0;

/** Replaces every human text with payloads, each starting with another. */
function tampered(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return isNoText(name, value) || value === '' ? value : payloadsFrom((place += 7));
  if (Array.isArray(value)) return value.map((item) => tampered(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tampered(part, key)]));
}

const isOurs = (url: string): boolean => /^\/api\/(feed|user|moderation|company|login|video)\//.test(url);

/** Lists that may be empty here, filled from contract examples. */
const full = ['listModerationQueue', 'listModerationLog', 'listMutes', 'listWorkExperience', 'listEducation', 'listVideos', 'listMyCommunities'];

const shown = new Map(
  contracts.operations.filter(({ operationId }) => full.includes(operationId)).map((operation) => [operation.path, JSON.stringify(exampleAnswer(operation))]),
);

function tamperedBody(url: string, contentType: string | undefined, body: string): string {
  const [path = ''] = url.split('?');
  return isOurs(url) && contentType?.startsWith('application/json') ? JSON.stringify(tampered(JSON.parse(shown.get(path) ?? body))) : body;
}

/** Renders the page, on server and in browser, as if every member text were an attack. */
export async function tamper(page: Page, origin: string): Promise<void> {
  const site = await openSite('dist');
  await page.route(`${origin}/api/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: answer, body: tamperedBody(pathname, answer.headers()['content-type'], await answer.text()) });
  });
  await page.route(
    (url) => url.origin === origin && !/^\/(api|static|media|images|avatars|login)\b|\.[a-z0-9]+$/.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const question = questionOf(route, origin, (await route.request().allHeaders())['cookie']);
      const rendered = await site.renderPage(question);
      const { start, style } = documentOf(rendered, question, site, productBrand);
      const policy = documentPolicyWith([], { scripts: [memberMark, site.earlyInput], style });
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy }, body: start + documentEnd() });
    },
  );
}

const questionOf = (route: Route, origin: string, cookie = ''): PageRequest => {
  const { pathname, search } = new URL(route.request().url());
  const inTheirName = { cookie, 'user-agent': route.request().headers()['user-agent'] ?? '' };
  return {
    origin,
    url: pathname + search,
    language: 'en',
    theme: 'light',
    feedOrder: 'FOR_YOU',
    ownLanguageFirst: false,
    chosen: usualPreference,
    savesData: false,
    draws: true,
    nowMs: Date.now(),
    showsKit: false,
    brand: productBrand,
    host: usualHostSettings,
    ask: async ({ method, url, headers, body }) => {
      const answer = await fetch(origin + url, { method, headers: { ...headers, ...inTheirName }, ...(body !== undefined && { body }) });
      const known = Object.fromEntries(answer.headers);
      return {
        status: answer.status,
        headers: known,
        body: method === 'GET' ? tamperedBody(url, known['content-type'], await answer.text()) : await answer.text(),
      };
    },
  };
};
