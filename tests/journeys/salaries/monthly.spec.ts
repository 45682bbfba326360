import { asMember } from '#tests/journeys/members.ts';
import { expect, isReadable, phone, test, visit } from '#tests/journeys/people.ts';

test.describe('a nurse on a phone, in Hindi (R-084, R-087)', () => {
  test.use({ viewport: phone });

  test('gives 18,000 a month, sees 2.16 lakh a year, and stays with months', async ({ page, baseURL }) => {
    await asMember(page, '/');
    await page.context().addCookies([{ name: 'lang', value: 'hi', url: String(baseURL) }]);
    await visit(page, '/contribute/salary-v3?company=hariyal-eye-hospital&job=staff-nurse');
    const onward = page.getByRole('button', { name: 'आगे बढ़ें' });
    await page.getByRole('combobox', { name: 'शहर' }).fill('beng');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('combobox', { name: 'कुल अनुभव' }).selectOption('2 साल');
    await onward.click();

    const byMonth = page.getByRole('radiogroup', { name: 'फ़िक्स्ड सैलरी: महीने की या साल की' }).getByRole('radio', { name: 'महीने में' });
    const pay = page.getByRole('textbox', { name: 'फ़िक्स्ड सैलरी' });
    await pay.fill('18000');
    await byMonth.check();
    await expect(pay).toHaveValue('18,000');
    await expect(page.getByText('महीने के ₹18,000 यानी साल के ₹2.16 लाख')).toBeVisible();
    await isReadable(page);
    await page.reload();
    await expect(pay).toHaveValue('18,000');
    await expect(byMonth).toBeChecked();
    await onward.click();
    await expect(page.getByText('साल के ₹2,16,000 · महीने के ₹18,000', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'सैलरी भेजें' }).click();
    await expect(page).toHaveURL(/\/contribute\/next-step/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Hariyal Eye Hospital' })).toContainText('साल के ₹2,16,000, फ़िक्स्ड');

    await visit(page, '/are-you-paid-fairly');
    await expect(page.getByRole('radiogroup', { name: 'आपकी सैलरी: महीने की या साल की' }).getByRole('radio', { name: 'महीने में' })).toBeChecked();
  });
});
