import { desktop, expect, slow } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { framesOf } from './frames.ts';
import { choose, field, goAway, inBar, log, message, rowOf, say, talk, test } from './talking.ts';

test.use({ viewport: desktop });

test('a blocked member gets no sign, and is heard only after the block (S-87, F-40)', slow, async ({ page, theirs }) => {
  const recorded = framesOf(theirs);
  const { one } = await talk(page, theirs);
  await choose(theirs, `Block ${one.name}`);
  await theirs
    .getByRole('dialog', { name: `Block ${one.name}?` })
    .getByRole('button', { name: 'Block', exact: true })
    .click();
  await hears(theirs, `${one.name} is blocked.`);
  await expect(theirs.getByText(`You blocked ${one.name}.`)).toBeVisible();
  await expect(field(theirs)).toHaveCount(0);

  await say(page, 'Why do you not answer?');
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(message(page, 'Why do you not answer?')).toBeVisible();
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(field(page)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Conversation with/ })
      .getByText(/block/i)
      .filter({ visible: true }),
  ).toHaveCount(0);

  await theirs.reload();
  await expect(log(theirs)).toBeVisible();
  await expect(inBar(theirs)).toHaveAccessibleName('Messages');
  await theirs.getByRole('button', { name: 'Unblock' }).click();
  await hears(theirs, `${one.name} can write to you again.`);
  await say(page, 'A new beginning');
  await expect(log(theirs).getByText('A new beginning')).toBeVisible();
  await theirs.reload();
  await expect(log(theirs).getByText('A new beginning')).toBeVisible();
  await expect(theirs.getByText('Why do you not answer?')).toHaveCount(0);
  expect(recorded().join('\n')).not.toContain('Why do you not answer?');
});

test('a muted conversation brings its messages without a toast or a count (F-40, R-214)', slow, async ({ page, theirs }) => {
  const recorded = framesOf(theirs);
  const { one } = await talk(page, theirs);
  await say(theirs, 'I am here until six');
  await choose(theirs, 'Mute');
  await hears(theirs, 'Muted. We do not notify you of new messages here.');
  await goAway(theirs);
  await say(page, 'Said to nobody who listens');
  await expect.poll(() => recorded().join('\n')).toContain('Said to nobody who listens');
  await expect(inBar(theirs)).toHaveAccessibleName('Messages');
  await inBar(theirs).click();
  await expect(rowOf(theirs, one.name)).toContainText('Muted');
  await expect(rowOf(theirs, one.name)).toContainText('Said to nobody who listens');
  await rowOf(theirs, one.name).click();
  await expect(log(theirs).getByText('Said to nobody who listens')).toBeVisible();
  await choose(theirs, 'Unmute');
  await hears(theirs, 'Unmuted.');
  await goAway(theirs);
  await say(page, 'Said to one who listens');
  await hears(theirs, 'Said to one who listens');
  await expect(theirs.locator('.toasts').getByText('Said to nobody who listens')).toHaveCount(0);
  await expect(inBar(theirs)).toHaveAccessibleName('Messages, 1 unread');
});
