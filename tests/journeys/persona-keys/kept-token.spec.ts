import { screens } from '#core/navigation/screens.ts';
import { at, comeToJoin, goOn, onboardingDialog, untilNameBegins } from '#tests/journeys/onboarding/onboarding.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { askedBy } from './joining.ts';

test.use({ viewport: desktop });

const name = (page: Parameters<typeof onboardingDialog>[0]) => onboardingDialog(page).getByRole('textbox', { name: 'Your made-up name' });

test('a page left between token and name keeps both, and finishes later (F-07)', slow, async ({ page }) => {
  const asked = askedBy(page);
  await page.route('**/api/persona/v1/token/redeem', (route) => route.abort());
  await comeToJoin(page, { need: 'w' });
  await at(page, 'Choose a name to write under');
  await onboardingDialog(page).getByRole('group', { name: 'Take one of these' }).getByRole('button').first().click();
  await expect(onboardingDialog(page).getByText(/ is available\.$/)).toBeVisible();
  const chosen = await name(page).inputValue();
  await goOn(page);
  await expect(onboardingDialog(page)).toBeHidden();
  await visit(page, screens.madeUpName);
  await expect(page.getByRole('heading', { name: `${chosen} begins by `, exact: false })).toBeVisible();
  await page.unroute('**/api/persona/v1/token/redeem');

  await untilNameBegins(page, () => visit(page, '/user'));
  await expect(page.getByRole('main').getByText(chosen, { exact: true })).toBeVisible();
  const tokens = asked.map((request) => new URL(request.url()).pathname).filter((path) => path === '/api/persona/v1/token');
  expect(tokens).toHaveLength(1);
});
