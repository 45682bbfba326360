import { openLogin, signOut } from '#tests/journeys/members.ts';
import { codeFor, ownAddress } from '#tests/journeys/onboarding/onboarding.ts';
import { axeViolations, desktop, expect, phone, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

for (const [where, viewport] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const) {
  test.describe(`a code by email on ${where} (F-01)`, () => {
    test.use({ viewport });

    test('lets a guest in without any other company, and is named in the sessions', slow, async ({ page }) => {
      const address = ownAddress('mail.example');
      await visit(page, '/list-of-companies?rating=3');
      await openLogin(page);
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await expect(dialog.getByText('By logging in you say that you are 18 or older and accept the terms.')).toBeVisible();
      await dialog.getByText('Get a code by email').click();
      await dialog.getByRole('textbox', { name: 'Your email address' }).fill(address);
      await dialog.getByRole('button', { name: 'Send the code' }).click();
      await expect(dialog.getByText(`We sent a code to ${address}`)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Code from the email' })).toBeFocused();
      await dialog.getByRole('textbox', { name: 'Code from the email' }).fill('00000000');
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(dialog.getByText('This is not the code. Please check it.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole('textbox', { name: 'Code from the email' }).fill(await codeFor(page, address));
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await hears(page, 'You are logged in.');
      await expect(page).toHaveURL('/list-of-companies?rating=3');
      await visit(page, '/session');
      await expect(page.getByText('Logged in with a code by email')).toBeVisible();
      await signOut(page);
    });
  });
}
