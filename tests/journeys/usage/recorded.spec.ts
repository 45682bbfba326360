import type { Page } from 'playwright/test';
import { asMember } from '#tests/journeys/members.ts';
import { axeViolations, desktop, expect, test, visit } from '#tests/journeys/people.ts';
import { countsBegin, eventsOf, goOutOfSight, goTo, isCount, isCurated, listedIn, recordedBy } from './recorded-events.ts';

test.use({ viewport: desktop });

async function openRecorded(page: Page): Promise<void> {
  await goTo(page, 'What we keep');
  await page.getByRole('main').getByRole('link', { name: 'What your browser sent us in the background' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we recorded' })).toBeVisible();
}

/** Checks the list against sent events, once all were flushed. */
async function listsAllOf(page: Page, recorded: ReturnType<typeof recordedBy>): Promise<void> {
  await goOutOfSight(page);
  await expect(async () => expect(await listedIn(page)).toEqual(eventsOf(recorded).toReversed())).toPass();
  expect(eventsOf(recorded).length).toBeGreaterThan(3);
}

/** Checks that no count links to a person or another count. */
async function leadToNobody(page: Page, recorded: ReturnType<typeof recordedBy>, markers: readonly string[]): Promise<void> {
  const counts = recorded.filter(isCount);
  const values = (await page.context().cookies()).flatMap(({ name, value }) => (value.length > 4 ? [name, value] : []));
  for (const request of counts) {
    const headers = await request.allHeaders();
    expect(['cookie', 'referer', 'authorization', 'signed-in-as', 'signature'].filter((name) => name in headers)).toEqual([]);
    const bytes = `${request.url()} ${request.postData() ?? ''} ${Object.entries(headers).flat().join(' ')}`;
    expect([...markers, ...values].filter((marker) => bytes.includes(marker))).toEqual([]);
    expect(request.postData()).not.toMatch(/https?:|localhost|127\.0\.0\.1|[0-9a-f]{8}-[0-9a-f]{4}/);
  }
  expect(counts.length).toBeGreaterThan(0);
}

test('a guest reads all this tab has sent, and deletes the list (F-21, R-202, R-225, R-226, R-231)', async ({ page }) => {
  const recorded = recordedBy(page);
  await visit(page, '/list-of-companies?rating=4&utm_source=newsletter&utm_medium=asha@example.org');
  await countsBegin(page);
  await expect(async () => {
    await goOutOfSight(page);
    expect(recorded.map((request) => new URL(request.url()).pathname)).toContainEqual(expect.stringMatching(/\/impressions$/));
  }).toPass();
  await goTo(page, 'What was removed');
  await openRecorded(page);
  await listsAllOf(page, recorded);
  await leadToNobody(page, recorded, ['list-of-companies', 'rating', 'asha', 'transparency', 'data-map']);
  const main = page.getByRole('main');
  for (const said of [
    'Page opened: “Company listing”',
    'Page opened: “Transparency”',
    'You came through a link marked “newsletter”',
    'First page on this device today',
  ])
    await expect(main.getByText(said)).toBeVisible();
  expect(recorded.filter(isCurated)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete the list' }).click();
  await expect(page.getByText('The list is deleted.')).toBeVisible();
  await expect(main.getByText('Page opened: “Company listing”')).toBeHidden();
});

test('an event of a member leaves only while allowed, and the list says so (R-224)', async ({ page }) => {
  await asMember(page, '/list-of-companies');
  const recorded = recordedBy(page);
  await page.reload();
  await countsBegin(page);
  await openRecorded(page);
  await listsAllOf(page, recorded);
  const member = (await page.context().cookies()).find(({ name }) => name === 'UAC_I')?.value ?? '';
  expect(member).not.toBe('');
  await leadToNobody(page, recorded, [member]);
  expect(recorded.filter(isCurated)).toEqual([]);

  const allow = async (isGiven: boolean) => {
    await page.getByRole('link', { name: 'Change what you allow' }).click();
    const consent = page.getByRole('switch', { name: 'Count what you do here' });
    const saved = page.waitForResponse((response) => response.url().includes('/consents/usage') && response.request().method() !== 'GET' && response.ok());
    await consent.click();
    await saved;
    await expect(consent).toBeChecked({ checked: isGiven });
    await goTo(page, 'Companies');
  };
  await allow(true);
  await expect
    .poll(() => recorded.filter(isCurated).map((request) => request.postDataJSON() as unknown))
    .toContainEqual({ eventType: 'pageView', pageName: 'CompanyListing' });
  await openRecorded(page);
  await expect(page.getByText('You opened “Company listing”').first()).toBeVisible();
  await expect(page.getByText('Because you allow it').first()).toBeVisible();
  await listsAllOf(page, recorded);
  for (const request of recorded.filter(isCurated)) expect(request.postData()).not.toContain(member);

  await allow(false);
  const before = recorded.filter(isCurated).length;
  await openRecorded(page);
  await listsAllOf(page, recorded);
  expect(recorded.filter(isCurated)).toHaveLength(before);
});
