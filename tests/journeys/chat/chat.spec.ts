import { choose as chooseCommunity, compose, post, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { desktop, expect } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';
import { eventsIn, framesOf } from './frames.ts';
import { accept, goAway, inBar, log, rowOf, say, sendFirst, test } from './talking.ts';

test.use({ viewport: desktop });

test('an author answers at once, with reading unseen (R-179, R-180, R-181, R-185, R-214, F-25, F-40)', async ({ page, theirs: author }) => {
  const frames = [framesOf(page), framesOf(author)];
  await asWriter(author, '/communities');
  const title = titled('Is the buyout paid by the new company');
  const composer = await compose(author);
  await chooseCommunity(composer);
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Text', { exact: true }).fill('The letter says nothing of it.');
  await post(author, composer, title);
  const url = await urlOf(author, title);

  const asker = await asWriter(page, url);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Send a message' }).click();
  await sendFirst(page, 'They paid mine, see https://example.com/buyout');

  await author.locator('.bell').click();
  await hears(author, 'They paid mine');
  await author.keyboard.press('Escape');
  await expect(inBar(author)).toHaveAccessibleName('Messages, 1 unread');
  await inBar(author).click();
  await rowOf(author, asker.name).click();
  await expect(author.getByRole('region', { name: `${asker.name} wants to write to you` })).toContainText('They cannot see that you read this.');
  const link = log(author).getByRole('link', { name: 'https://example.com/buyout' });
  await expect(log(author)).toContainText(`Links from ${asker.name} do not open until you allow it.`);
  await expect(link).toHaveCount(0);
  await accept(author);
  await expect(inBar(author)).toHaveAccessibleName('Messages');
  await say(author, 'Yes, please tell me');
  await expect(log(page).getByText('Yes, please tell me')).toBeVisible();
  await expect(inBar(page)).toHaveAccessibleName('Messages');

  await goAway(author);
  await say(page, 'Ask for it before the last day');
  await hears(author, 'Ask for it before the last day');
  await expect(inBar(author)).toHaveAccessibleName('Messages, 1 unread');
  await say(page, 'And have it in writing');
  await expect(inBar(author)).toHaveAccessibleName('Messages, 2 unread');
  await inBar(author).click();
  await expect(rowOf(author, asker.name)).toContainText('2 unread messages');
  await rowOf(author, asker.name).click();
  await expect(log(author).getByText('And have it in writing')).toBeVisible();
  await expect(inBar(author)).toHaveAccessibleName('Messages');
  await say(author, 'Thank you');
  await expect(log(page).getByText('Thank you')).toBeVisible();

  await author.getByRole('button', { name: `Allow links from ${asker.name}` }).click();
  await expect(link).toBeVisible();

  for (const side of [page, author]) await expect(side.getByText('Read', { exact: true })).toHaveCount(0);
  for (const recorded of frames) {
    expect(eventsIn(recorded())).toContain('message');
    expect(eventsIn(recorded())).not.toContain('read');
  }
});
