import { asMember } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, phone, test, visit } from '#tests/journeys/people.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an open job is three actions away, and applying sends no referrer (R-191, R-193)', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Open jobs' }).click();
    await expect(page).toHaveURL('/jobs');
    const first = page
      .getByRole('article')
      .filter({ hasNot: page.getByRole('note') })
      .first();
    await expect(first).toContainText('The ad says');
    const title = await first.getByRole('heading').textContent();
    await first.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.getByRole('button', { name: /^Apply/ }).dblclick();
    const note = page.getByRole('dialog', { name: 'Apply on the employer’s site' });
    const way = note.getByRole('link', { name: /^Continue to careers\./ });
    await expect(way).toHaveAttribute('href', /^https:\/\/careers\./);
    await expect(way).toHaveAttribute('rel', /noreferrer/);
    await expect(way).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(await axeViolations(page)).toEqual([]);
    await note.getByRole('button', { name: 'Log in to save this job' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in to save this job' })).toBeVisible();
  });

  test('a sheet narrows jobs and counts them, and Back changes nothing (W-09)', async ({ page }) => {
    await visit(page, '/jobs');
    const summary = page.getByText('Filters', { exact: true });
    await summary.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const city = sheet.getByRole('group', { name: 'City' }).getByRole('checkbox').first();
    await city.check();
    await expect(page).toHaveURL(/location=/);
    expect(await axeViolations(page)).toEqual([]);
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ jobs?$/ });
    const said = /[\d,]+ jobs?/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.getByText('Filters, 1 chosen').click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/location=/);
  });

  test('applying offline says so, and works once there is a connection (R-193) @all', async ({ page }) => {
    await visit(page, '/jobs');
    await page
      .getByRole('article')
      .filter({ hasNot: page.getByRole('note') })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: /^Apply/ }).waitFor();
    await page.route('**/apply?*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: /^Apply/ }).click();
    const note = page.getByRole('dialog', { name: 'Apply on the employer’s site' });
    await expect(note.getByRole('alert')).toContainText('No connection');
    await page.unroute('**/apply?*');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note.getByRole('link', { name: /^Continue to careers\./ })).toBeVisible();
  });
});

test.describe('on a computer', () => {
  test.use({ viewport: desktop });

  test('a reader narrows jobs by keyboard, and finds the search in the URL (R-023, R-191, R-249)', async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/jobs\//);
    await visit(page, '/jobs');
    await page.getByRole('checkbox', { name: /^Hybrid/ }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/workplace=hybrid/);
    expect(await (await asked).headerValue('appid')).toBe('931');
    for (const card of (await page.getByRole('article').all()).slice(0, 5)) await expect(card).toContainText('Hybrid');
    await page.getByRole('link', { name: 'Highest advertised pay' }).press('Enter');
    await expect(page).toHaveURL(/sort=pay/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Remove Hybrid' }).press('Enter');
    await expect(page).not.toHaveURL(/workplace/);
    await visit(page, '/jobs?k=zzzzqqqq');
    await expect(page.getByRole('main')).toContainText('“zzzzqqqq”');
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('a member saves a job, finds it again, and reports how it ended (R-191, R-193)', async ({ page }) => {
    await asMember(page, '/jobs');
    const first = page
      .getByRole('article')
      .filter({ hasNot: page.getByRole('note') })
      .first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    const isWritten = page.waitForResponse((answer) => answer.url().endsWith('/saved') && answer.request().method() === 'PUT');
    await first.getByRole('button', { name: /^Save:/ }).click();
    await isWritten;
    await expect(first.getByRole('button', { name: /^Saved:/ })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/jobs/saved');
    await expect(page.getByRole('article')).toContainText(title);
    const noAnswer = page.getByRole('radio', { name: 'No answer' });
    await noAnswer.check();
    await expect(page.getByText('Saved.').first()).toBeVisible();
    await page.reload();
    await expect(noAnswer).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
  });
});
