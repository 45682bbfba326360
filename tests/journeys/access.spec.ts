import { barriers, desk, expect, phone, test, visit } from './people.ts';

/** Every page there is, by what a reader would call it. */
const pages = {
  'the first page': () => '/',
  'the companies': () => '/list-of-companies',
  'a narrowed list': () => '/list-of-companies?rating=4&sort=rating',
  'an empty list': () => '/list-of-companies?name=qqqqqqqq',
  'a company': (urlName: string) => `/overview/${urlName}-overview`,
  'no company': () => '/overview/nobody-overview',
  'what we keep': () => '/legal/data-map',
  'no page': () => '/no/such/page',
} as const;

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['en', 'hi'] as const) {
    for (const [size, viewport] of Object.entries({ phone, desk })) {
      test.describe(`on a ${size}, ${theme}, in ${language}`, () => {
        test.use({ viewport, colorScheme: theme });

        test('axe finds nothing on any page', async ({ page, context, baseURL }) => {
          await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
          await visit(page, '/list-of-companies');
          const urlName = /overview\/(.*)-overview/.exec((await page.locator('main li h2 a').first().getAttribute('href')) ?? '')?.[1] ?? '';
          const found: string[] = [];
          for (const [name, address] of Object.entries(pages)) {
            await visit(page, address(urlName));
            found.push(...(await barriers(page)).map((barrier) => `${name}: ${barrier}`));
          }
          expect(found).toEqual([]);
        });
      });
    }
  }
}
