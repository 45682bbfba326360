import { at, namesBeginSoon, onboardingDialog, takeName } from '#tests/journeys/onboarding/onboarding.ts';
import { aNewcomer, asMember, signInAs } from '#tests/journeys/members.ts';
import { card, compose, postNew, titled } from '#tests/journeys/communities/composing.ts';
import { desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { arrived, openName, openWithoutKey, part } from './keeping.ts';

test.use({ viewport: desktop });

test('a member on a second device brings the key by a code, and writes (F-07)', slow, async ({ page, browser }) => {
  const newcomer = aNewcomer();
  await namesBeginSoon(page);
  await page.goto(`/login/google?referer=${encodeURIComponent('/list-of-companies?openOnboarding=w')}`);
  await signInAs(page, newcomer);
  await at(page, 'Choose a name to write under');
  await onboardingDialog(page).getByText('How names work').click();
  await expect(onboardingDialog(page).getByText('Its key is in this browser, and wherever you copy it', { exact: false })).toBeVisible();
  const name = await takeName(page);
  await expect(onboardingDialog(page)).toBeHidden();

  const second = await (await browser.newContext({ viewport: phone })).newPage();
  await asMember(second, '/communities', newcomer);
  const composer = await compose(second);
  await expect(composer.getByText('its key is not in this browser', { exact: false })).toBeVisible();
  await composer.getByRole('link', { name: 'Bring its key here' }).click();
  await expect(second.getByRole('heading', { level: 2, name: 'The key of your name is not here' })).toBeVisible();
  await expect(second.locator('dialog[open]')).toHaveCount(0);
  await visit(second, '/user');
  await expect(second.getByRole('main').getByText('its key is not in this browser', { exact: false })).toBeVisible();
  await second.getByRole('main').getByRole('link', { name: 'Bring its key here' }).click();
  await expect(second.getByRole('heading', { level: 2, name: 'The key of your name is not here' })).toBeVisible();

  await openName(page, name);
  await part(page, 'Another device').getByRole('button', { name: 'Show a code' }).click();
  const code =
    (await part(page, 'Another device')
      .getByText(/^\w{4}-\w{4}-\w{4}$/)
      .textContent()) ?? '';
  await expect(part(page, 'Another device').getByText('It works once, within 10 more minutes.')).toBeVisible();

  const bring = part(second, 'Bring a key here');
  await bring.getByLabel('Code').fill('0000-0000-0000');
  await bring.getByRole('button', { name: 'Bring it here' }).click();
  await expect(bring.getByRole('alert')).toContainText('This code does not work.');
  await bring.getByLabel('Code').fill(code.toLowerCase());
  await bring.getByRole('button', { name: 'Bring it here' }).click();
  await arrived(second, name);

  const third = await (await browser.newContext()).newPage();
  const late = await openWithoutKey(third);
  await late.getByLabel('Code').fill(code);
  await late.getByRole('button', { name: 'Bring it here' }).click();
  await expect(late.getByRole('alert')).toContainText('A code works once');

  await visit(second, '/communities');
  const title = titled('Is the notice period really ninety days');
  await postNew(second, title, { text: 'The letter says sixty.' });
  await expect(card(second, title)).toContainText(name);
});
