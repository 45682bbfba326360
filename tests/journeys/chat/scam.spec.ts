import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect, slow } from '#tests/journeys/people.ts';
import { log, message, rowOf, say, talk, test } from './talking.ts';

test.use({ viewport: desktop });

test('a member asked to pay for a laptop is warned, and reports it (F-25)', async ({ page }) => {
  await asMember(page, '/messages', 'Steady Marigold');
  await rowOf(page, 'ok 1,999 final').click();
  const fee = message(page, 'Kindly pay refundable laptop security');
  await expect(fee.getByText('Be careful')).toBeVisible();
  await expect(fee.getByText('Asks for money before a job. Real employers never do.')).toBeVisible();
  const [text, warning] = await Promise.all([fee.getByText(/^Yes it is our fast track/), fee.getByText('Be careful')].map((each) => each.boundingBox()));
  expect(warning?.y).toBeGreaterThanOrEqual((text?.y ?? Infinity) + (text?.height ?? 0));
  await expect(message(page, 'Which company takes money').getByText('Be careful')).toHaveCount(0);
  await expect(message(page, 'Offer letter will be released').getByText('Be careful')).toHaveCount(0);
  await fee.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(fee.getByText('Reported. A moderator will look at it.')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link from a stranger stays text until the member trusts them (F-25)', slow, async ({ page, theirs }) => {
  const { one } = await talk(page, theirs);
  await say(page, 'Fill in https://example.com/form by Friday');
  await say(page, '[the rules](https://example.org/rules)', 'the rules');
  await expect(log(page).getByRole('link')).toHaveCount(2);
  const plain = message(theirs, 'Fill in');
  await expect(plain).toContainText(`Links from ${one.name} do not open until you allow it.`);
  await expect(message(theirs, 'the rules')).toContainText('the rules (https://example.org/rules)');
  await expect(log(theirs).getByRole('link')).toHaveCount(0);
  await plain.getByRole('button', { name: `Allow links from ${one.name}` }).click();
  await expect(log(theirs).getByRole('link', { name: 'https://example.com/form' })).toHaveAttribute('rel', /noopener/);
  await expect(log(theirs).getByRole('link', { name: 'the rules' })).toHaveAttribute('href', 'https://example.org/rules');
});
