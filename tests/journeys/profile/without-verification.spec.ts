import { openLogin, withFinger } from '#tests/journeys/members.ts';
import { at, goOn, onboardingDialog } from '#tests/journeys/onboarding/onboarding.ts';
import { desktop, expect, slow, visit } from '#tests/journeys/people.ts';
import { test } from '#tests/journeys/own-product.ts';

// A passkey belongs to a name, and a number is none.
test.use({ viewport: desktop });

test('an instance without mail or job portal offers nothing it cannot confirm (M-3)', slow, async ({ page, start }) => {
  const product = await start({ scale: 'none', settings: { DEMO_LOGIN: 'no', SMTP_URL: '' } });
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  await withFinger(page);
  await visit(page, `${origin}/user-settings`);
  await openLogin(page);
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await page.getByRole('button', { name: 'Continue where I was' }).click();
  await expect(page.getByRole('switch', { name: 'Count what you do here' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you allow' }).getByRole('switch', { name: 'Ask the job portal about you' })).toHaveCount(0);

  await visit(page, `${origin}/user`);
  const what = page.getByRole('region', { name: 'Now', exact: true });
  await what.getByRole('button', { name: 'Add what you do' }).click();
  await at(page, 'Where are you now?');
  await onboardingDialog(page).getByRole('radio', { name: 'Working' }).check();
  await expect(onboardingDialog(page)).not.toContainText('job portal');
  await onboardingDialog(page).getByRole('combobox', { name: 'Company' }).fill('Koyal Pay');
  await goOn(page);
  await at(page, 'What do you do there?');
  await visit(page, `${origin}/user`);
  await expect(what).toContainText('This site has no way to confirm what you do.');
  await expect(what.getByRole('button')).toHaveText(['Change']);
});
