import { axeViolations, expect, slow, inEveryLanguageAndSize, test, visit } from '#tests/journeys/people.ts';

const pages = {
  'the first page': '/',
  'the companies': '/list-of-companies',
  'a narrowed list': '/list-of-companies?rating=4&sort=rating',
  'an empty list': '/list-of-companies?name=qqqqqqqq',
  'a company': '/overview/pravaha-cloudworks-overview',
  'no company': '/overview/nobody-overview',
  'what we keep': '/legal/data-map',
  'no page': '/no/such/page',
} as const;

inEveryLanguageAndSize('phone in en', () => {
  for (const [name, url] of Object.entries(pages))
    test(`axe finds nothing on ${name}`, name === 'a company' ? {} : slow, async ({ page }) => {
      await visit(page, url);
      expect(await axeViolations(page, 'both')).toEqual([]);
    });
});
