import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aPicture } from '#tests/pictures.ts';
import { axeViolations, desktop, expect, slow, isReadable, phone, visit } from '#tests/journeys/people.ts';
import { test } from '#tests/journeys/own-product.ts';

const said = {
  DEMO_LOGIN: 'no',
  BRAND_NAME: 'Koyal',
  BRAND_NAME_HINDI: 'कोयल',
  OPERATOR_NAME: 'Koyal Trust',
  CONTACT_MAIL: 'hello@koyal.example',
  GRIEVANCE_OFFICER: 'Asha Rao',
  GRIEVANCE_MAIL: 'complaints@koyal.example',
  GRIEVANCE_PHONE: '+91 80 4000 0000',
  GRIEVANCE_ADDRESS: '4 Mill Road, Pune 411001',
  COOKIE_DAYS: '30',
  AD_PAGES: 'CompanyListing',
  AD_TEXT: 'Learn to weld in Pune',
  AD_TEXT_HINDI: 'पुणे में वेल्डिंग सीखें',
  AD_URL: 'https://welding.example/pune',
};

test('a renamed instance says its name and operator everywhere, in both languages (T-12, R-216, R-218)', slow, async ({ page, dataDir, start }) => {
  const logo = join(dataDir, 'logo.png');
  writeFileSync(logo, await aPicture('png', { width: 200, height: 100 }));
  const product = await start({ scale: 'none', settings: { ...said, BRAND_LOGO: logo } });
  expect(product.said()).toContain('Koyal is ready');
  expect(product.said()).not.toContain('Warning: the page /contact');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(desktop);
  await visit(page, `${product.origin}/list-of-companies`);
  await expect(page).toHaveTitle('Companies in India | Koyal');
  const home = page.getByRole('banner').getByRole('link', { name: 'Koyal' });
  await expect(home.locator('img')).toHaveJSProperty('naturalWidth', 96);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/brand\/[0-9a-f]{16}\/icon\.webp$/);
  const manifest = await (await page.request.get(`${product.origin}/app.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Koyal', icons: [{ type: 'image/webp' }] });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

  const ad = page.getByRole('main').getByRole('complementary', { name: 'Advertisement' });
  await expect(ad.getByText('Learn to weld in Pune')).toBeVisible();
  await expect(ad.getByRole('link', { name: 'Open welding.example' })).toHaveAttribute('rel', /\bsponsored\b/);
  expect(await (await page.request.get(`${product.origin}/list-of-companies`, { headers: { accept: 'text/html' } })).text()).toContain('Learn to weld in Pune');
  await isReadable(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('पुणे में वेल्डिंग सीखें')).toBeVisible();
  const lang = (await page.context().cookies()).find(({ name }) => name === 'lang');
  expect(Math.round(((lang?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30);
  await page.getByRole('button', { name: 'English' }).click();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Who runs this' }).click();
  await expect(page).toHaveURL(`${product.origin}/contact`);
  await expect(page.getByText('Learn to weld in Pune')).toHaveCount(0);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await visit(page, `${product.origin}/contact`);
    await expect(page.getByText('Koyal is run by Koyal Trust.')).toBeVisible();
    await expect(page.getByText('Asha Rao')).toBeVisible();
    await expect(page.getByText('Within 7 days it is decided.')).toBeVisible();
    await isReadable(page);
  }
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: product.origin }]);
  await visit(page, `${product.origin}/contact`);
  await expect(page).toHaveTitle('इसे कौन चलाता है | कोयल');
  await expect(page.getByText('कोयल को Koyal Trust चलाते हैं।')).toBeVisible();
  expect(await page.content()).not.toMatch(/Daftar|दफ़्तर/);
  expect(await axeViolations(page)).toEqual([]);
});
