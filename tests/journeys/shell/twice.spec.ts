import type { Locator, Page } from 'playwright/test';
import { card, choose, compose, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { at, choosePersona, comeToJoin, goOn, onboardingDialog } from '#tests/journeys/onboarding/onboarding.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

/** Request on a connection that delivers nothing until released. */
interface Slow {
  readonly asked: () => number;
  readonly letGo: () => void;
}

async function slowly(page: Page, method: string, path: RegExp): Promise<Slow> {
  let asked = 0;
  let letGo = (): void => undefined;
  const onward = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      asked++;
      await onward;
      await route.continue();
    },
  );
  return { asked: () => asked, letGo: () => letGo() };
}

/** Presses repeatedly before an answer. Sends once, and the button shows progress. */
async function pressAndPress(button: Locator, { asked, letGo }: Slow, field?: Locator): Promise<void> {
  await field?.press('Enter');
  // After Enter the button says already that it is under way, and is pressed anyway.
  await button.dblclick({ force: field !== undefined });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await field?.press('Enter');
  await button.click({ force: true });
  await expect.poll(asked).toBe(1);
  letGo();
}

test('anything sent with a double click and Enter is sent once (B-12)', slow, async ({ page }) => {
  await asWriter(page, '/communities/notice-period');
  const title = titled('Sent twice');
  const composer = await compose(page);

  await composer.getByRole('button', { name: 'Offers', exact: true }).click();
  await composer.getByRole('button', { name: 'Add an offer' }).click();
  await composer.getByLabel('Company, or what kind of company').fill('Payments');
  await composer.getByLabel('Role').fill('Product manager');
  await composer.getByLabel('Years of experience').fill('8');
  await composer.getByLabel('Fixed a year').fill('32 lakh');
  // An offer is stored on this device alone, so that there is nothing to wait for.
  await composer.getByLabel('Role').press('Enter');
  await composer.getByRole('button', { name: 'Save the offer' }).dblclick();
  await expect(composer.getByRole('checkbox', { name: 'Show the offer of Payments' })).toHaveCount(1);

  await composer.getByRole('button', { name: 'Text', exact: true }).click();
  await choose(composer);
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Text', { exact: true }).fill('They asked me to serve ninety days, and I have served sixty.');
  await pressAndPress(composer.getByRole('button', { name: /^Post as / }), await slowly(page, 'POST', /\/v2\/post$/), composer.getByLabel('Title'));
  await expect(card(page, title)).toHaveCount(1);

  const url = await urlOf(page, title);
  await visit(page, url);
  const text = titled('It is in the letter');
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await pressAndPress(page.getByRole('main').getByRole('button', { name: /^Post as / }), await slowly(page, 'POST', /\/comment$/));
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
  await visit(page, url);
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);

  const { items } = (await (await page.request.get('/api/feed/v3/feed?limit=20')).json()) as {
    readonly items: readonly { readonly postId: string }[];
  };
  // The server does not say whose the post of a made-up name is.
  await visit(page, `/p/${items.find(({ postId }) => url !== `/p/${postId}`)?.postId}`);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this' });
  await dialog.getByRole('radio', { name: 'Does not belong in this community' }).check();
  await pressAndPress(dialog.getByRole('button', { name: 'Report' }), await slowly(page, 'POST', /\/v1\/report$/));
  await expect(dialog).toBeHidden();

  await visit(page, '/settings/need-help');
  await page.getByRole('radio', { name: 'Well', exact: true }).check();
  const send = page.getByRole('main').locator('form .main');
  await pressAndPress(send, await slowly(page, 'POST', /\/user\/feedback$/), page.getByRole('radio', { name: 'Well', exact: true }));
  await hears(page, 'Your note has arrived.');
});

test('an onboarding step sent with a double click and Enter is sent once (B-12)', slow, async ({ page }) => {
  await comeToJoin(page);
  await choosePersona(page);
  await onboardingDialog(page).getByRole('radio', { name: 'Working' }).check();
  const company = onboardingDialog(page).getByRole('combobox', { name: 'Company' });
  await company.pressSequentially('Prava');
  await onboardingDialog(page).getByRole('option', { name: 'Pravaha Cloudworks' }).click();
  await pressAndPress(onboardingDialog(page).locator('.dialog-foot .main'), await slowly(page, 'POST', /\/career-status$/), company);
  await at(page, 'What do you do there?');
  await goOn(page);
});
