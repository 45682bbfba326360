import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { offerFacts } from '#tests/content.ts';
import { aPicture } from '#tests/pictures.ts';
import { asMember } from '../members.ts';
import { axeViolations, desktop, expect, slow, phone, test, visit } from '../people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

async function elsewhere(browser: Browser, baseURL: string | undefined, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
  await act(await context.newPage());
  await context.close();
}

const head = { appid: '999', systemid: 'AB_WEB' } as const;

async function call<Answer>(page: Page, method: 'get' | 'post', url: string, sent: Record<string, unknown> = {}): Promise<Answer> {
  const answer = await page.request[method](url, { ...sent, headers: { ...head, origin: new URL(page.url()).origin, ...(sent['headers'] as object) } });
  expect(answer.status(), `${url}: ${await answer.text()}`).toBeLessThan(300);
  return (await answer.json()) as Answer;
}

test.describe('a moderator (T-5)', () => {
  test.use({ viewport: desktop });

  test('judges a picture by sight, a poll by options, offers by what they say', slow, async ({ page, browser, baseURL }) => {
    const [picture, poll, offers] = ['What do you think of it', 'Who is it', 'Which would you take'].map((title) => `${title} ${randomUUID().slice(0, 8)}?`);
    const titles = { picture: picture ?? '', poll: poll ?? '', offers: offers ?? '' };
    let url = '';
    await elsewhere(browser, baseURL, async (writer) => {
      await asWriter(writer, '/communities', aWriter(atWork));
      const { entityId } = await call<{ entityId: string }>(writer, 'get', '/api/feed/v1/community/topic/freshers');
      const community = { type: 'topic', entityId };
      const { fileKey } = await call<{ fileKey: string }>(writer, 'post', '/api/feed/v1/post/media', {
        data: Buffer.from(await aPicture('png', { width: 900, height: 600 })),
        headers: { 'content-type': 'application/octet-stream' },
      });
      const publish = (title: string, more: object) => {
        const submissionKey = `judging${title.replace(/\W/g, '')}`.slice(0, 40);
        const data = { submissionKey, title, content: '', community, profileType: 'DESIGNATION', media: [], poll: null, salaryIds: [], ...more };
        return call<{ postId: string }>(writer, 'post', '/api/feed/v2/post', { data });
      };
      url = `/p/${(await publish(titles.picture, { media: [{ mediaType: 'IMAGE', fileKey }] })).postId}`;
      const { offerId } = await call<{ offerId: string }>(writer, 'post', '/api/feed/v1/salary', { data: offerFacts({ jobProfile: 'Keeper of a kutta' }) });
      await publish(titles.poll, { poll: { options: ['The saala of flat 12', 'Nobody'], days: 7 } });
      await publish(titles.offers, { salaryIds: [offerId] });
    });
    await elsewhere(browser, baseURL, async (reader) => {
      await asMember(reader, '/communities', 'Calm Peepal');
      await call(reader, 'post', '/api/feed/v1/report', { data: { resourceId: url.slice(3), resourceType: 'POST', reason: 'sexual' } });
    });

    await asMember(page, '/moderation', 'Fair Gulmohar');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('heaviest');
    const item = page.getByRole('article', { name: titles.picture });
    const unfold = (title: string) => page.getByRole('article', { name: title }).getByRole('heading', { level: 2 }).getByRole('button').click();
    await unfold(titles.picture);
    await expect(item.getByText('Sexual content: 1 person')).toBeVisible();
    const shown = item.getByRole('img', { name: 'Picture', includeHidden: true });
    await expect(shown).toHaveCSS('filter', /blur/);
    await item.getByRole('button', { name: 'Show the picture' }).press('Enter');
    await expect(shown).toHaveCSS('filter', 'none');
    await expect.poll(() => shown.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
    expect(await axeViolations(page)).toEqual([]);
    const firstCase = page.getByRole('article').first();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expect(page.getByRole('combobox', { name: 'Order' })).toBeVisible({ visible: viewport === desktop });
      if (viewport === phone) expect(await firstCase.evaluate((drawn) => drawn.getBoundingClientRect().top + scrollY)).toBeLessThan(320);
    }

    await page.getByRole('combobox', { name: 'Reason' }).selectOption('words');
    await unfold(titles.poll);
    await expect(page.getByRole('article', { name: titles.poll }).getByText('The saala of flat 12')).toBeVisible();
    await unfold(titles.offers);
    await expect(page.getByRole('article', { name: titles.offers }).getByText('Keeper of a kutta')).toBeVisible();
    await page.getByRole('combobox', { name: 'Reason' }).selectOption('reports');
    await unfold(titles.picture);
    await item.getByRole('textbox', { name: 'Note, for moderators only' }).fill('A drawing, nothing more.');
    await page.reload();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('heaviest');
    await unfold(titles.picture);
    await expect(item.getByRole('textbox', { name: 'Note, for moderators only' })).toHaveValue('A drawing, nothing more.');
    await item.getByRole('combobox', { name: 'Rule' }).selectOption('sexual');
    await item.getByRole('button', { name: 'Take it down', exact: true }).click();
    await expect(item.getByRole('group', { name: 'Take this down? The rule: Sexual content.' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await item.getByRole('button', { name: 'Yes, take it down' }).click();
    await hears(page, 'Taken down. The ledger has a line for it.');

    await visit(page, url);
    await expect(page.getByText('You see this because you moderate.')).toBeVisible();
    await expect(page.getByText(/This post was removed\./)).toBeVisible();
    await page.getByRole('button', { name: 'Show the picture' }).click();
    await expect.poll(() => page.getByRole('img', { name: 'Picture' }).evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    const guest = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
    const reader = await guest.newPage();
    await visit(reader, url);
    await expect(reader.getByText(/This post was removed\./)).toBeVisible();
    await expect(reader.getByRole('img', { name: 'Picture' })).toHaveCount(0);
    await guest.close();
  });
});
