import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#scripts/product/free-port.ts';
import { databaseFor } from '#scripts/product/product-database.ts';
import { openDatabaseBeside } from '#server/adapters/database/database.ts';
import { asMember } from '#tests/journeys/members.ts';
import { test } from '#tests/journeys/own-product.ts';
import { desktop, expect, slow, visit } from '#tests/journeys/people.ts';

function aFeed(company: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'daftar-feed-')), 'feed.csv');
  const header = 'id,company,title,description,city,experience_from,experience_to,apply_url';
  writeFileSync(
    file,
    `${header}\none,"${company}","Staff Nurse, night ward",You care for twelve beds with two others.,Pune,1,4,https://careers.koyal.example/one\n`,
  );
  return file;
}

test('an alert leads to a notification and a weekly mail, which lead to jobs (R-192)', slow, async ({ browser, start, dataDir }) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const product = await start({ scale: 'test', port });
  const page = await (await browser.newContext({ baseURL: product.origin, viewport: desktop })).newPage();
  await asMember(page, '/jobs?job_profile=staff-nurse&location=pune', 'Steady Marigold');
  await page.getByRole('button', { name: 'Get alerts for this search' }).click();
  await page.getByRole('dialog', { name: 'Alert is on' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Stop the alert/ })).toBeVisible();
  await visit(page, '/user-settings');
  const mails = page.getByRole('switch', { name: 'Send me new jobs for my alerts' });
  await mails.click();
  await expect(mails).toBeChecked();
  await page.reload();
  await expect(mails).toBeChecked();
  await visit(page, '/list-of-companies');
  const overview = await page.getByRole('main').locator('a[href^="/overview/"]').first().getAttribute('href');
  const company = /overview\/(.+)-overview/.exec(overview ?? '')?.[1];
  await product.stop();

  const databaseUrl = await databaseFor(dataDir);
  const where = databaseUrl ? ['--database-url', databaseUrl] : ['--data-dir', dataDir];
  await promisify(execFile)(process.execPath, ['scripts/import.ts', 'jobs', aFeed(company ?? ''), ...where]);
  const database = await openDatabaseBeside({ dataDir, databaseUrl: databaseUrl ?? '', say: () => undefined });
  await database.db
    .updateTable('job_alert')
    .set({ next_at: new Date(0) })
    .execute();
  await database.close();

  await start({ scale: 'test', port });
  await visit(page, '/notifications');
  const line = page.getByRole('link', { name: /new job for Staff Nurse in Pune/ });
  await expect(async () => {
    await page.reload();
    await expect(line).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await line.click();
  await expect(page).toHaveURL(/\/jobs\?.*rid=/);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Staff Nurse, night ward');

  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(page.getByText('Staff Nurse, night ward').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const [mailed = ''] = /\/job\/[a-z0-9]+/.exec(await page.content()) ?? [];
  await visit(page, mailed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff Nurse, night ward');
});
