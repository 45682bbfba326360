import { aPicture } from './a-picture.ts';
import { card, choose, compose, composed, edit, post, postByWork, postNew, titled, urlOf } from './composing.ts';
import { asMember } from '#tests/journeys/members.ts';
import { acrossProcesses, axeViolations, desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter, atWork, aWriter } from '#tests/journeys/writers.ts';

const feed = '/communities';

test.describe('a member who writes (R-061, R-063, R-160, R-208)', () => {
  test.use({ viewport: desktop });

  test('joins a community and leaves it again (R-053) @all', async ({ page }) => {
    await asMember(page, '/communities/relieving-letter', 'Calm Peepal');
    const join = page
      .getByRole('main')
      .getByRole('button', { name: /: Relieving letters/ })
      .first();
    const before = await join.getAttribute('aria-pressed');
    const kept = page.waitForResponse((answer) => /\/community\/(join|leave)$/.test(new URL(answer.url()).pathname));
    await join.click();
    await expect(join).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    await kept;
    await visit(page, '/communities/relieving-letter');
    await expect(join).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    await join.click();
    await expect(join).toHaveAttribute('aria-pressed', before ?? '');
  });

  test('posts a text under a made-up name, changes it and deletes it (R-061, R-072)', acrossProcesses, async ({ page }) => {
    await asWriter(page, feed);
    const title = titled('Do they pay for the last month');
    await expect((await compose(page)).getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Escape');
    await postNew(page, title, { text: 'They held my pay for the last month until the laptop was back.' });
    await expect(card(page, title)).toContainText('anonymous');
    const editor = await edit(page, title);
    await editor.getByLabel('Text', { exact: true }).fill('They paid after a mail to the head of HR.');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, title)).toContainText('They paid after a mail to the head of HR.');
    await expect(card(page, title)).toContainText('edited');
    await card(page, title).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete this?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, title)).toHaveCount(0);
  });

  test('schedules a post, and alone sees and changes it meanwhile (A-10, F-17)', slow, async ({ page, browser, baseURL }) => {
    await asWriter(page, feed);
    const title = titled('The letter came today');
    const composer = await composed(page, title, { text: 'After sixty days, and two mails.' });
    await composer.getByRole('checkbox', { name: 'Post later, at a random time' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await composer.getByRole('button', { name: /^Post (as|under) / }).click();
    await hears(page, 'Your post appears within 24 hours. Until then only you see it.');
    await visit(page, '/user/posts');
    await expect(card(page, title)).toContainText('Until then only you see it.');
    expect(await axeViolations(page)).toEqual([]);
    const url = await urlOf(page, title);
    const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await visit(guest, url);
    await expect(guest.getByText('There is no such post.')).toBeVisible();
    await visit(page, url);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('It will be posted within 24 hours, at a random time', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit the post' });
    await editor.getByLabel('Text', { exact: true }).fill('After seventy days, and two mails.');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('After seventy days, and two mails.')).toBeVisible();
  });

  test('posts a poll by what they work as, and answers it (R-076, R-160)', acrossProcesses, async ({ page }) => {
    await asWriter(page, feed, aWriter(atWork));
    const title = titled('How long is your notice');
    const composer = await compose(page);
    await choose(composer);
    await postByWork(composer);
    await composer.getByRole('button', { name: 'Poll', exact: true }).click();
    await composer.getByLabel('Title').fill(title);
    await composer.getByLabel('Answer 1').fill('One month');
    await composer.getByLabel('Answer 2').fill('Three months');
    await post(page, composer, title);
    await expect(card(page, title)).not.toContainText('anonymous');
    await card(page, title).getByRole('button', { name: 'Three months' }).click();
    await expect(card(page, title).getByRole('button', { name: /Three months/ })).toHaveAttribute('aria-pressed', 'true');
    await card(page, title)
      .getByRole('button', { name: /Three months/ })
      .click();
    await expect(card(page, title).getByRole('button', { name: /Three months/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('posts offers and chooses one (R-077, R-078) @all', async ({ page }) => {
    await asWriter(page, feed);
    const title = titled('Which one would you take');
    const [first, second] = [titled('Payments'), titled('Retail')];
    const composer = await compose(page);
    await choose(composer, 'Salary talk');
    await composer.getByRole('button', { name: 'Offers', exact: true }).click();
    await composer.getByLabel('Title').fill(title);
    for (const [company, fixed] of [
      [first, '32 lakh'],
      [second, '36 lakh'],
    ] as const) {
      await composer.getByRole('button', { name: 'Add an offer' }).click();
      await composer.getByLabel('Company, or what kind of company').fill(company);
      await composer.getByLabel('Role').fill('Product manager');
      await composer.getByLabel('Years of experience').fill('8');
      await composer.getByLabel('Fixed a year').fill(fixed);
      await composer.getByRole('button', { name: 'Save the offer' }).click();
      await expect(composer.getByRole('checkbox', { name: `Show the offer of ${company}` })).toBeChecked();
    }
    await post(page, composer, title);
    const take = card(page, title).getByRole('button', { name: `Take this offer: ${first}` });
    await take.click();
    await expect(take).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page, title).getByText('The result shows once 8 people have voted')).toBeVisible();
  });

  test('posts a picture and a video (R-063, R-067) @all', acrossProcesses, async ({ page, browser, baseURL }) => {
    await asWriter(page, feed);
    const title = titled('The letter I got');
    const composer = await compose(page);
    await choose(composer);
    await composer.getByRole('button', { name: 'Photo', exact: true }).click();
    await composer.getByLabel('Title').fill(title);
    // The event of a file picker that is closed without a choice.
    await composer.getByLabel('Add pictures').dispatchEvent('cancel', { bubbles: true });
    await composer.getByLabel('Add pictures').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: aPicture(1_200) });
    await expect(composer.getByText('letter.png is uploaded')).toBeVisible();
    await post(page, composer, title);
    const picture = card(page, title).getByRole('img', { name: 'Picture' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.currentSrc), 'no larger than it is shown').toMatch(/\/media\/\w+\/small$/);
    await expect.poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);

    const frugal = await browser.newPage({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'save-data': 'on' } });
    const fetched: string[] = [];
    frugal.on('request', (request) => void (request.url().includes('/media/') && fetched.push(request.url())));
    await visit(frugal, '/communities/notice-period?order=latest');
    const shown = card(frugal, title);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown.getByText(/^Show the picture, \d+ kB$/)).toBeVisible();
    expect(fetched).toEqual([]);
    await shown.getByText(/^Show the picture/).click();
    await expect(shown.getByRole('img', { name: 'Picture' })).toHaveJSProperty('complete', true);
    expect(fetched).toHaveLength(1);
    await frugal.close();

    const film = titled('Watch this');
    const second = await compose(page);
    await choose(second);
    await second.getByRole('button', { name: 'Video', exact: true }).click();
    await second.getByLabel('Title').fill(film);
    await second.getByLabel('YouTube link').fill('https://youtu.be/abcdefghijk');
    await expect(second.getByText('This looks like a YouTube link.')).toBeVisible();
    await post(page, second, film);
    await expect(card(page, film).getByRole('button', { name: /^Play the video/ })).toBeVisible();
  });

  test('has a URL that opens the composer with a community (R-205)', slow, async ({ page, request }) => {
    const found = (await (await request.get('/api/feed/v1/community/topic/notice-period')).json()) as { readonly entityId: string };
    await asWriter(page, feed);
    await visit(page, `${feed}?openCreatePost=true&entityId=${found.entityId}&name=Something+else&type=topic&logo=https%3A%2F%2Fevil.test%2Fx.png`);
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    await expect(composer.getByRole('combobox', { name: 'Community' })).toHaveValue('Notice period');
    await expect(page).toHaveURL(feed);
  });
});

test.describe('the composer on a phone, in Hindi', () => {
  test.use({ viewport: phone });

  test('has no barriers', slow, async ({ page, context, baseURL }) => {
    await asWriter(page, feed);
    await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    await visit(page, feed);
    await page.getByRole('button', { name: /^पूछें/ }).click();
    const composer = page.getByRole('dialog', { name: 'पोस्ट लिखें' });
    for (const kind of ['लेख', 'फ़ोटो', 'पोल', 'वीडियो', 'ऑफ़र']) {
      await composer.getByRole('button', { name: kind, exact: true }).click();
      expect(await axeViolations(page), kind).toEqual([]);
    }
  });
});
