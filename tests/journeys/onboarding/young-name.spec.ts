import { screens } from '#core/navigation/screens.ts';
import { at, comeToJoin, goOn, onboardingDialog, untilNameBegins } from './onboarding.ts';
import { axeViolations, expect, phone, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { card, choose, compose, titled, urlOf } from '#tests/journeys/communities/composing.ts';

const feed = '/communities';
const goesOut = /^Goes out by itself by \d{1,2}:\d{2} [ap]m, even if you close this site\.$/;

test.use({ viewport: phone });

test('a newcomer posts and votes under a pending name, sent later (F-07, R-061, R-074, R-076)', slow, async ({ page, browser, baseURL }) => {
  await page.route('**/api/persona/v1/token/redeem', (route) => route.abort());
  await comeToJoin(page, { need: 'w' });
  await at(page, 'Choose a name to write under');
  await onboardingDialog(page).getByRole('group', { name: 'Take one of these' }).getByRole('button').first().click();
  await expect(onboardingDialog(page).getByText(/ is available\.$/)).toBeVisible();
  await goOn(page);
  await expect(onboardingDialog(page)).toBeHidden();
  await visit(page, feed);

  const title = titled('How long is your notice');
  const composer = await compose(page);
  await choose(composer);
  await composer.getByRole('button', { name: 'Poll', exact: true }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Answer 1').fill('One month');
  await composer.getByLabel('Answer 2').fill('Three months');
  await expect(composer.getByText(goesOut)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await composer.getByRole('button', { name: /^Post as / }).click();
  await hears(page, 'Goes out by itself by');
  await expect(page.getByText('Your post waits here.')).toBeVisible();

  const other = page.getByRole('article').first();
  await other.getByRole('button', { name: 'Upvote' }).click();
  await expect(other.getByText(goesOut)).toBeVisible();
  const url = (await other.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await visit(page, screens.ownPosts);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.unroute('**/api/persona/v1/token/redeem');
  const voted = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/vote/bulk') && answer.ok());
  await untilNameBegins(page, () => visit(page, url));
  await hears(page, 'Your post is out.');
  await voted;
  await visit(page, screens.ownPosts);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
  const own = await urlOf(page, title);
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visit(guest, own);
  await expect(card(guest, title)).toContainText('Three months');
});
