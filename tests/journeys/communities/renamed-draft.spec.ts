import { card, composed, titled } from './composing.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.use({ viewport: desktop });

test('a post with a lost answer has no dead button after a rename (R-160, B-35)', slow, async ({ page, context }) => {
  await asWriter(page, '/communities');
  const title = titled('Sent under an older name');
  const composer = await composed(page, title);
  const button = composer.getByRole('button', { name: /^Post as / });
  const before = ((await button.getAttribute('aria-label')) ?? '').replace('Post as ', '');
  await page.route('**/v2/post', (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(composer.getByText(/press Post when you are back online/)).toBeVisible();

  const other = await context.newPage();
  await visit(other, '/user');
  await other.getByRole('button', { name: 'Change name or picture' }).click();
  const form = other.getByRole('dialog');
  const suggested = form.getByRole('group', { name: 'Or one of these' }).getByRole('button').filter({ hasNotText: 'Other names' }).first();
  const now = (await suggested.textContent()) ?? '';
  await suggested.click();
  await expect(form).toContainText(`${now} is available.`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await other.close();

  const again = composer.getByRole('button', { name: `Post as ${now}` });
  await expect(again).toBeDisabled();
  await expect(composer.getByText(`You sent this as ${before}, and it may already be posted. So we do not send it as ${now}.`)).toBeVisible();
  await composer.getByText('Start over', { exact: true }).click();
  await composer.getByRole('button', { name: 'Start over anyway' }).click();
  await expect(composer.getByRole('radio', { name: now })).toBeFocused();
  await again.click();
  await expect(card(page, title)).toContainText(now);
});
