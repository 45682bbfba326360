import { at, comeToJoin, goOn, onboardingDialog } from '#tests/journeys/onboarding/onboarding.ts';
import { expect, slow, phone, test } from '#tests/journeys/people.ts';
import { askedBy } from './joining.ts';

test.use({ viewport: phone });

test('a browser refuses a token key missing from the ledger (F-07)', slow, async ({ page }) => {
  const asked = askedBy(page);
  await page.route('**/api/persona/v1/issuer-keys', async (route) => {
    const { publicKey } = await crypto.subtle.generateKey(
      { name: 'RSA-PSS', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-384' },
      true,
      ['sign', 'verify'],
    );
    const bytes = Buffer.from(await crypto.subtle.exportKey('spki', publicKey));
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    const answer = await (await route.fetch()).json();
    const { period } = answer.items[0];
    await route.fulfill({ json: { ...answer, items: [{ keyId: `${period}-${sha256}`, period, publicKey: bytes.toString('base64url') }] } });
  });
  await comeToJoin(page, { need: 'w' });
  await at(page, 'Choose a name to write under');
  await onboardingDialog(page).getByRole('group', { name: 'Take one of these' }).getByRole('button').first().click();
  await expect(onboardingDialog(page).getByText(/ is available\.$/)).toBeVisible();
  await goOn(page);
  await expect(onboardingDialog(page).getByRole('alert')).toContainText('is not in the public ledger');
  expect(asked.map((request) => new URL(request.url()).pathname)).not.toContain('/api/persona/v1/token');
});
