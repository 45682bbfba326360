import { desktop, expect } from '#tests/journeys/people.ts';
import { asWriter, aWriter } from '#tests/journeys/writers.ts';
import { framesOf } from './frames.ts';
import { accept, choose, log, rowOf, say, test } from './talking.ts';

test.use({ viewport: desktop });

test('three talk in a group, and one who left hears nothing more (S-87, R-184) @all', async ({ page, elsewhere }) => {
  const [second, third] = await Promise.all([elsewhere(), elsewhere()]);
  const recorded = framesOf(third);
  const [staying, leaving] = [aWriter(), aWriter()];
  await Promise.all([asWriter(page, '/messages'), asWriter(second, '/messages', staying), asWriter(third, '/messages', leaving)]);
  await page.getByRole('button', { name: 'New message' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('radio', { name: 'Make a group' }).check();
  await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('Night shift');
  await dialog.getByRole('textbox', { name: 'Made-up names' }).fill(`${staying.name}\n${leaving.name}`);
  await dialog.getByRole('button', { name: 'Make group' }).click();
  for (const asked of [second, third]) {
    await rowOf(asked, 'Night shift').click();
    await expect(asked.getByText('You are invited to join Night shift')).toBeVisible();
    await accept(asked);
  }
  await say(page, 'Is the allowance paid on leave days?');
  for (const reader of [second, third]) await expect(log(reader).getByText('Is the allowance paid on leave days?')).toBeVisible();
  await say(second, 'Mine was not');
  for (const reader of [page, third]) await expect(log(reader).getByText('Mine was not')).toBeVisible();

  await choose(third, 'Leave group');
  await third.getByRole('dialog', { name: 'Leave this group?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(third.getByText('No messages yet.')).toBeVisible();
  await say(page, 'So we ask for it together');
  await expect(log(second).getByText('So we ask for it together')).toBeVisible();
  await third.reload();
  await expect(third.getByText('No messages yet.')).toBeVisible();
  await expect(rowOf(third, 'Night shift')).toHaveCount(0);
  expect(recorded().join('\n')).not.toContain('So we ask for it together');
});
