import { choosePersona, comeToJoin } from './onboarding.ts';
import { expect, slow, phone, test } from '#tests/journeys/people.ts';

test.use({ viewport: phone });

test('the career is given in Hindi alone: in Devanagari, Latin and by list (R-112)', slow, async ({ page, context, baseURL }) => {
  await comeToJoin(page);
  await choosePersona(page);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.reload();
  const dialog = page.getByRole('dialog');
  const goOn = dialog.getByRole('button', { name: 'आगे बढ़ें' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('combobox').first().fill('कोयल पे');
  await goOn.click();
  const job = dialog.getByRole('combobox', { name: 'पद' });
  await job.fill('सॉफ्टवेयर इंजी');
  await dialog
    .getByRole('option', { name: /^सॉफ़्टवेयर इंजीनियर/ })
    .first()
    .click();
  await expect(job).toHaveValue('सॉफ़्टवेयर इंजीनियर');
  await expect(dialog.getByRole('combobox', { name: 'विभाग' })).toHaveValue('इंजीनियरिंग - सॉफ़्टवेयर और क्यूए');
  const industry = dialog.getByRole('combobox', { name: 'क्षेत्र' });
  await industry.fill('सॉफ्टवेयर');
  await dialog.getByRole('option', { name: 'सॉफ़्टवेयर प्रोडक्ट' }).click();
  const city = dialog.getByRole('combobox', { name: /^शहर/ });
  await city.fill('bengal');
  await dialog.getByRole('option', { name: /बेंगलुरु/ }).click();
  await expect(city).toHaveValue('बेंगलुरु');
  await goOn.click();
  await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveText('वहाँ आपका काम क्या है?');
  await page.goto('/user');
  const what = page.getByRole('main');
  for (const said of ['सॉफ़्टवेयर इंजीनियर', 'इंजीनियरिंग - सॉफ़्टवेयर और क्यूए', 'सॉफ़्टवेयर प्रोडक्ट', 'बेंगलुरु']) await expect(what).toContainText(said);
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }]);
  await page.reload();
  for (const said of ['Software Engineer', 'Engineering - Software & QA', 'Software products', 'Bengaluru']) await expect(what).toContainText(said);
});
