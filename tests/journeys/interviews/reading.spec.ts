import type { Page } from 'playwright/test';
import { word } from '#tests/journeys/communities/composing.ts';
import { openHttpProxy, type HttpProxy } from '#tests/journeys/login/http-proxy.ts';
import { hydrated, axeViolations, desktop, expect, slow, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

const hospital = '/interviews/hariyal-eye-hospital-interview-questions';
const nurses = `${hospital}/staff-nurse/top-questions`;
const practised = 'Top Staff Nurse interview questions at Hariyal Eye Hospital';

const asked = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const isAt = (page: Page, place: number) => expect(page.getByText(`Question ${place} of 10 in this set`, { exact: true })).toBeVisible();
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Proxied connection, as offline browsers still reach the server from their worker. */
const overLine = test.extend<{ readonly line: HttpProxy }>({
  line: async ({ browserName: _ }, give) => {
    const line = await openHttpProxy(process.env['BASE_URL'] ?? 'http://localhost:3000');
    await give(line);
    await line.close();
  },
  baseURL: async ({ line }, give) => give(line.origin),
});

overLine.describe('the night before an interview, on a phone', () => {
  overLine.use({ viewport: phone, hasTouch: true });

  overLine('someone finds what a hospital asks nurses, and practises offline, across a reload (R-022, R-038, R-039, F-38)', async ({ page, line, context }) => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('searchbox').first().fill('Hariyal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Hariyal/);
    await page.getByRole('main').getByRole('link', { name: 'Hariyal Eye Hospital', exact: true }).tap();
    await expect(page).toHaveURL('/overview/hariyal-eye-hospital-overview');
    await page.getByRole('link', { name: 'Interview Questions' }).tap();
    await expect(page).toHaveURL(hospital);
    await page.getByRole('link', { name: 'What they ask most often' }).tap();
    await expect(page).toHaveURL(/top-questions$/);
    await page.getByRole('link', { name: 'Staff Nurse', exact: true }).first().tap();
    await expect(page).toHaveURL(nurses);
    await page.getByRole('link', { name: 'Practise these' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: practised })).toBeVisible();
    await isAt(page, 1);
    const isKept = () =>
      page.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.match(location.pathname + location.search)) !== undefined);
    await expect.poll(isKept).toBe(true);

    await line.close();
    await context.setOffline(true);
    const first = (await asked(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Show answer' }).tap();
    await expect(page.getByRole('link', { name: 'All answers' })).toBeVisible();
    await isReadable(page);
    await page.getByRole('button', { name: 'Ask me again' }).tap();
    await expect(asked(page)).not.toHaveText(first);
    await expect(asked(page)).toBeFocused();
    for (let place = 2; place <= 10; place++) {
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Hide answer' }).or(page.getByRole('link', { name: 'Write an answer' }))).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await isAt(page, place);
    }
    await expect(asked(page)).toHaveText(first);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: practised })).toBeVisible();
    await expect(page.getByText(/^You know 9 questions from this list\./)).toBeVisible();
    await isAt(page, 10);
    await expect(asked(page)).toHaveText(first);
    await page.getByRole('button', { name: 'I know this' }).tap();
    await expect(page.getByText(/^You know 10 questions from this list\./)).toBeVisible();

    // Another list was never opened here, so it does not stand in for this one.
    await page.goto('/interviews/practice');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: `Practise: ${practised}` })
      .tap();
    await expect(page.getByText(/^You know 10 questions from/)).toBeVisible();
  });
});

test.describe('a question that is answered', () => {
  test.use({ viewport: phone });

  test('is answered, corrected by another reader and voted on, which both see (R-038, R-040, R-074)', slow, async ({ page, browser, baseURL }) => {
    const answer = `Fever and shivering: stop it, and tell the doctor. ${word()}`;
    const correction = `Leave the line in place and run saline, too. ${word()}`;
    await visit(page, nurses);
    await page.getByRole('link', { name: /^What are the signs of a blood transfusion reaction/ }).click();
    await expect(page).toHaveURL(/\/answers\/what-are-the-signs/);
    const url = page.url();
    await asWriter(page, url, aWriter(atWork));
    await page.getByRole('textbox', { name: 'Write an answer' }).fill(answer);
    const as = page.locator('#reply').getByRole('combobox', { name: 'Posting as' });
    await as.selectOption({ label: (await as.locator('option', { hasText: 'anonymous' }).textContent()) ?? '' });
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Post as / }).click();
    const own = page.getByRole('article').filter({ hasText: answer }).first();
    await expect(own).toBeVisible();
    expect(await fits(page)).toBe(true);

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
    const other = await context.newPage();
    await asWriter(other, url);
    const theirs = other.getByRole('article').filter({ hasText: answer }).first();
    await theirs.getByRole('button', { name: 'Upvote' }).click();
    await theirs.getByRole('button', { name: 'Reply' }).click();
    await theirs.getByRole('textbox').fill(correction);
    await theirs.getByRole('button', { name: /^Post as / }).click();
    await expect(theirs.getByRole('article').filter({ hasText: correction })).toBeVisible();
    await context.close();

    await visit(page, url);
    await expect(own.getByRole('group', { name: 'Votes' }).first()).toContainText('1');
    await expect(own.getByRole('article').filter({ hasText: correction })).toBeVisible();
  });
});

/** Older URLs with their targets. Dead ones show the not-found page. */
const older: Readonly<Record<string, string>> = {
  '/Skill/excel': '/skills/excel-interview-questions',
  '/Skill/excel/page/2': '/skills/excel-interview-questions',
  '/interview/hariyal-eye-hospital': hospital,
  '/interview/hariyal-eye-hospital/staff-nurse': `${hospital}/staff-nurse`,
  '/desigInterview/staff-nurse': '/profiles/staff-nurse/interview-questions',
  '/hrInterviews/hr': '/interviews/hr-questions',
  '/hrInterviews/salary': '/interviews/hr-questions/salary',
  '/topInterviewQuestions/hariyal-eye-hospital/staff-nurse': nurses,
  '/overview/hariyal-eye-hospital': '/overview/hariyal-eye-hospital-overview',
  '/reviews/hariyal-eye-hospital': '/reviews/hariyal-eye-hospital-reviews',
  '/benefits/hariyal-eye-hospital': '/benefits/hariyal-eye-hospital-benefits',
};

test.describe('an address from an older link', () => {
  test.use({ viewport: phone });

  test('leads to the page of today, or to one that leads on (R-039, R-247, R-248)', slow, async ({ page, request }) => {
    for (const [path, today] of Object.entries(older)) {
      const moved = await request.get(path, { maxRedirects: 0 });
      expect([path, moved.status(), moved.headers()['location']]).toEqual([path, 301, today]);
      expect([path, (await request.get(today)).status()]).toEqual([path, 200]);
    }
    const gone = async (path: string, heading: string) => {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await hydrated(page);
    };
    await gone('/interview/hariyal-clinic', 'We could not find this company.');
    await expect(page.getByRole('searchbox', { name: 'Company name' })).toHaveValue('hariyal');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: 'Hariyal Eye Hospital' })).toBeVisible();
    await gone('/Skill/no-such-skill', 'We could not find this skill.');
    await gone('/desigInterview/no-such-job', 'We do not know this job.');
    await gone('/hrInterviews/no-such-subject', 'There is no such subject.');
    await page.getByRole('link', { name: 'Go to interviews' }).click();
    await expect(page).toHaveURL('/interviews');
    await gone('/Skill/..%2F', 'There is no page at this address');
    await page.getByRole('main').getByRole('link', { name: 'Interviews' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
  });
});
