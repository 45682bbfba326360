import type { Locator, Page } from 'playwright/test';
import { card, choose, compose, post, titled } from '#tests/journeys/communities/composing.ts';
import { axeViolations, desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { askedBy, joinByKey } from './joining.ts';

test.use({ viewport: desktop });

const here = 'Your offers are saved on this device only, until you log out.';

async function compareOffers(page: Page): Promise<Locator> {
  await visit(page, '/communities');
  const composer = await compose(page);
  await composer.getByRole('button', { name: 'Offers', exact: true }).click();
  await expect(composer.getByText(here, { exact: false })).toBeVisible();
  return composer;
}

interface Said {
  readonly path: string;
  readonly isOfSession: boolean;
  readonly text: string;
}

/** Records every request to the services with its body. */
async function saidBy(page: Page): Promise<readonly Said[]> {
  const said: Said[] = [];
  await page.exposeFunction('hear', (sent: Said) => void said.push(sent));
  await page.addInitScript(() => {
    const { fetch: send } = window;
    window.fetch = async (input, init) => {
      const copy = input instanceof Request ? input.clone() : new Request(input, init);
      const text = await copy.text();
      await Reflect.get(window, 'hear')({ path: new URL(copy.url).pathname, isOfSession: copy.credentials !== 'omit', text });
      return send(input, init);
    };
  });
  return said;
}

test('a member posts and changes an offer by key, which no session names (F-07, F-16)', slow, async ({ page }) => {
  const [asked, said] = [askedBy(page), await saidBy(page)];
  await joinByKey(page);
  const [title, company] = [titled('Is that fair'), titled('Payments')];
  const composer = await compareOffers(page);
  await choose(composer);
  await composer.getByLabel('Title').fill(title);
  await composer.getByRole('button', { name: 'Add an offer' }).click();
  await composer.getByLabel('Company, or what kind of company').fill(company);
  await composer.getByLabel('Role').fill('Product manager');
  await composer.getByLabel('Years of experience').fill('8');
  await composer.getByLabel('Fixed a year').fill('32 lakh');
  await composer.getByRole('button', { name: 'Save the offer' }).click();
  await expect(composer.getByRole('checkbox', { name: `Show the offer of ${company}` })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await post(page, composer, title);
  await expect(card(page, title).getByText(company).first()).toBeVisible();

  const again = await compareOffers(page);
  await again.getByRole('button', { name: `Change the offer of ${company}` }).click();
  await again.getByLabel('Fixed a year').fill('41,00,000');
  await again.getByRole('button', { name: 'Save the offer' }).click();
  await expect(again.getByText('Product manager, ₹41 L a year')).toBeVisible();
  await page.reload();
  await expect((await compareOffers(page)).getByText('Product manager, ₹41 L a year')).toBeVisible();

  const named = said.filter(({ text }) => text.includes(company)).map(({ path, isOfSession }) => ({ path, isOfSession }));
  expect(named).toEqual([{ path: '/api/feed/v2/post', isOfSession: false }]);
  const kept = asked.filter((request) => /\/v1\/salary(\/(all|[a-z0-9]{16,32}))?$/.test(new URL(request.url()).pathname));
  expect(kept.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual(['GET /api/feed/v1/salary/all']);
});
