import { asMember } from '#tests/journeys/members.ts';
import { hydrated, desktop, expect, holdScripts, tellsNothing, test } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';

test.describe('a press before the page is alive', () => {
  test.use({ viewport: desktop, serviceWorkers: 'block' });

  test('is shown as taken, and done once when the page answers (S-03)', async ({ page }) => {
    await asMember(page, '/session');
    await tellsNothing(page);
    const letGo = await holdScripts(page);
    await page.goto('/session', { waitUntil: 'commit' });
    const codes = page.locator('section[aria-labelledby="recovery-codes"]');
    await codes.getByRole('button').click();
    await expect(codes.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(codes.getByRole('button')).toHaveCSS('cursor', 'progress');
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    letGo();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(codes.getByRole('button').and(page.locator('[aria-busy]'))).toHaveCount(0);
  });

  test('sends the form that was filled in, and loses nothing of it', async ({ page }) => {
    await asMember(page, '/settings/need-help');
    const letGo = await holdScripts(page);
    await page.goto('/settings/need-help', { waitUntil: 'commit' });
    const text = page.getByRole('main').getByRole('textbox');
    await page.getByRole('radio', { name: 'Well', exact: true }).check();
    await text.fill('The list of cities is short.');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/feedback') && sent.push(request.postData() ?? ''));
    await page.getByRole('main').locator('form .main').click();
    await expect(page.getByRole('main').locator('form .main')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await hears(page, 'Your note has arrived.');
    await expect(text).toHaveValue('The list of cities is short.');
    expect(sent).toEqual([expect.stringContaining('The list of cities is short.')]);
    await expect(page).toHaveURL('/settings/need-help');
  });

  test('takes a salary from the first page to the calculator @all', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.locator('section[aria-labelledby="take-home"]');
    await box.getByRole('textbox').fill('18 lakh');
    await box.getByRole('combobox').selectOption('pune');
    await box.getByRole('textbox').press('Enter');
    letGo();
    await expect(page).toHaveURL(/#ctc=18\+lakh&place=pune/);
    await hydrated(page);
  });
});
