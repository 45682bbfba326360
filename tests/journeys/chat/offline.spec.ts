import { desktop, expect, slow } from '#tests/journeys/people.ts';
import { lineOf } from './a-line.ts';
import { log, say, talk, test } from './talking.ts';

test.use({ viewport: desktop });

const written = ['The first of three', 'The second of three', 'The third of three'];

test('messages written offline wait, and arrive once and in order (R-183, B-26, D-17)', slow, async ({ page, context, theirs }) => {
  const line = await lineOf(context);
  await talk(page, theirs);
  await say(page, 'Before the tunnel');
  await expect(log(theirs).getByText('Before the tunnel')).toBeVisible();
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();

  await line.cut();
  for (const text of written) await say(page, text);
  await expect(log(page).getByText('Waiting to send')).toBeVisible();
  await expect(page.getByText(/^Reconnecting, try \d of 5\. Your messages will be sent after that\.$/)).toBeVisible();

  const letGo = line.hold();
  await line.repair();
  await page.reload();
  await expect(log(page).getByText(/ of three$/)).toHaveText(written);
  await expect(log(page).getByText('Waiting to send')).toBeVisible();
  await expect(page.getByText('Connecting…')).toBeVisible();
  await expect(log(theirs).getByText(/ of three$/)).toHaveCount(0);

  letGo();
  await expect(log(theirs).getByText(/ of three$/)).toHaveText(written);
  await expect(log(page).getByText(/Waiting to send|Sending/)).toHaveCount(0);
  await expect(page.getByText('Connecting…')).toHaveCount(0);
  await expect(log(page).getByText(/ of three$/)).toHaveText(written);
  await say(page, 'After the tunnel');
  await expect(log(theirs).getByText('After the tunnel')).toBeVisible();
  await theirs.reload();
  await expect(log(theirs).getByText(/ of three$/)).toHaveText(written);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')))).toEqual([]);
});

test('messages missed while offline are all there on return (R-183, B-26, D-17)', slow, async ({ page, context, theirs }) => {
  const line = await lineOf(context);
  await talk(page, theirs);
  await line.cut();
  for (const text of written) await say(theirs, text);
  const notice = page.getByText(/^Reconnecting, try \d of 5\. Your messages will be sent after that\.$/);
  await expect(notice).toBeVisible();
  await expect(log(page).getByText(/ of three$/)).toHaveCount(0);
  await line.repair();
  await expect(log(page).getByText(/ of three$/)).toHaveText(written);
  await expect(notice).toHaveCount(0);
});

test('a line that gave up says why, and comes back with the network (R-185, D-17)', slow, async ({ page, context, theirs }) => {
  const line = await lineOf(context);
  await talk(page, theirs);
  await line.cut();
  await expect(page.getByText('No connection just now. Press “Try now” or open this page again to see new messages.')).toBeVisible();
  await page.getByText('What went wrong').click();
  await expect(page.getByRole('group').filter({ hasText: 'What went wrong' }).getByRole('paragraph')).toHaveText(/\w/);
  await line.repair();
  await expect(page.getByText('What went wrong')).toHaveCount(0);
});

test('messages written before the line opened are there once it is open (R-181, R-184)', slow, async ({ page, context, theirs }) => {
  const line = await lineOf(context);
  await talk(page, theirs);
  const letGo = line.hold();
  await page.reload();
  await expect(log(page).getByText('May I ask you about your notice period?')).toBeVisible();
  await expect(page.getByText('Connecting…')).toBeVisible();
  await say(theirs, 'Just in between');
  letGo();
  await expect(page.getByText('Connecting…')).toHaveCount(0);
  await expect(log(page).getByText('Just in between')).toBeVisible();
});
