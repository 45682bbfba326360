import type { APIRequestContext } from 'playwright/test';
import { screens } from '#core/navigation/screens.ts';
import { queriesAsTyped } from '#tests/search/queries-as-typed.ts';
import { isWanted, type OfferedPage, type TypedQuery } from '#tests/search/typed-query.ts';
import { expect, slow, test } from '#tests/journeys/people.ts';

interface Found {
  readonly items: readonly (OfferedPage & { readonly isEmpty: boolean })[];
}

const atOnce = 4;
const inSight = 3;
const fewestInHundred = 95;
const mostPaths = 150;
const prefixEvery = 4;

/** True if a wanted page is in the top three, or none exists where none should. */
async function isAnswered(request: APIRequestContext, query: TypedQuery): Promise<boolean> {
  const { items } = (await (await request.get(`/api/search/v1/suggest?q=${encodeURIComponent(query.typed)}`)).json()) as Found;
  if (query.paths.length === 0) return items.length === 0;
  return items.slice(0, inSight).some((item) => isWanted(query, item));
}

test('of typical queries, 95 in 100 are answered in the first three (F-14, R-189)', slow, async ({ request }) => {
  const missed: string[] = [];
  for (let at = 0; at < queriesAsTyped.length; at += atOnce) {
    const some = queriesAsTyped.slice(at, at + atOnce);
    const answered = await Promise.all(some.map((query) => isAnswered(request, query)));
    missed.push(...some.filter((_, place) => !answered[place]).map(({ typed, group }) => `${group}: ${typed}`));
  }
  expect(missed.length / queriesAsTyped.length, missed.join('\n')).toBeLessThanOrEqual(1 - fewestInHundred / 100);
});

/** True if a page reports nothing and shows no figure or list. */
function isBlank(html: string): boolean {
  const [main = html] = /<main.*<\/main>/s.exec(html) ?? [];
  const said = main.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  return /class="[^"]*\bempty\b/.test(main) && !/₹|LPA|\d\+? (?:people|reviews?|interviews?|questions?|jobs?)/.test(said);
}

test('no row of the search leads to a page without content (F-14)', slow, async ({ request }) => {
  const paths = new Map<string, string>();
  for (const [at, { typed }] of queriesAsTyped.entries()) {
    const begun = [...typed].slice(0, 2 + (at % prefixEvery)).join('');
    const { items } = (await (await request.get(`/api/search/v1/suggest?limit=5&q=${encodeURIComponent(begun)}`)).json()) as Found;
    for (const { path, isEmpty } of items) if (!isEmpty) paths.set(path.split('#', 1)[0] ?? path, begun);
  }
  const blank: string[] = [];
  for (const [path, typed] of [...paths].filter((_, at) => at % Math.ceil(paths.size / mostPaths) === 0)) {
    const page = await request.get(path);
    if (page.status() !== 200 || (!isForm(path) && isBlank(await page.text()))) blank.push(`${typed}: ${path}`);
  }
  expect(blank).toEqual([]);
});

/** True for pages that need a form filled in first. */
const isForm = (path: string): boolean => path === screens.compareCompanies || path === screens.compareSalaries;
