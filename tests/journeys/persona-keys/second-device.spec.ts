import { at, goOn, onboardingDialog } from '#tests/journeys/onboarding/onboarding.ts';
import { aNewcomer, asMember, be } from '#tests/journeys/members.ts';
import { compose } from '#tests/journeys/communities/composing.ts';
import { desktop, expect, test, visit } from '#tests/journeys/people.ts';
import { unlinkable } from './unlinkable.ts';

test.use({ ...unlinkable, viewport: desktop });

test('a member on a second device is told that the key of their made-up name is not there (F-07)', async ({ page, browser }) => {
  const newcomer = aNewcomer();
  await page.goto(`/login/google?referer=${encodeURIComponent('/list-of-companies?openOnboarding=w')}`);
  await be(page, newcomer);
  await at(page, 'Choose a name to write under');
  await expect(onboardingDialog(page).getByText('Its key lies in this browser alone', { exact: false })).toBeVisible();
  await onboardingDialog(page).getByRole('group', { name: 'Or take one of these' }).getByRole('button').first().click();
  await expect(onboardingDialog(page).getByText(/ is free\.$/)).toBeVisible();
  await goOn(page);
  await at(page, 'Where are you now?');

  const second = await (await browser.newContext({ viewport: desktop, ...unlinkable })).newPage();
  await asMember(second, '/communities', newcomer);
  const composer = await compose(second);
  await expect(composer.getByText('its key is not in this browser', { exact: false })).toBeVisible();
  await visit(second, '/user');
  await expect(second.getByRole('main').getByText('its key is not in this browser', { exact: false })).toBeVisible();
});
