import { at, fillWork, goOn, onboardingDialog, ownAddress, verify, workAt } from './onboarding.ts';
import { be } from '#tests/journeys/members.ts';
import { desktop, expect, test, visit } from '#tests/journeys/people.ts';

test.use({ viewport: desktop });

test('a guest who wants to write logs in, joins, is confirmed, and arrives at the post (R-099, R-122, R-123)', async ({ page }) => {
  await visit(page, '/communities');
  await page.getByRole('button', { name: /^Ask, share/ }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await be(page, 'Somebody new');
  await at(page, 'Choose a name to write under');
  await onboardingDialog(page).getByRole('group', { name: 'Or take one of these' }).getByRole('button').first().click();
  await expect(onboardingDialog(page).getByText(/ is free\.$/)).toBeVisible();
  await goOn(page);
  await at(page, 'Where are you now?');
  await workAt(page, 'Pravaha Cloudworks');
  await fillWork(page);
  await verify(page, 'Work e-mail', ownAddress('pravaha-cloudworks.example'));
  await at(page, /^Welcome, /);
  await goOn(page);
  await expect(page.getByRole('dialog', { name: 'Write a post' })).toBeVisible();
});
