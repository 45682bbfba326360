import { somePost, word } from './composing.ts';
import { hydrated, desktop, expect, holdScripts, tellsNothing, test } from '#tests/journeys/people.ts';
import { asWriter } from '#tests/journeys/writers.ts';

test.describe('a slow script', () => {
  test.use({ viewport: desktop, serviceWorkers: 'block' });

  test('loses nothing of a comment that is typed before the page is alive (B-35) @all', async ({ page }) => {
    await asWriter(page, '/communities');
    const url = await somePost(page);
    await tellsNothing(page);
    const letGo = await holdScripts(page);
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Write a comment' });
    const text = `Typed on a slow line ${word()}`;
    await field.fill(text);
    letGo();
    await hydrated(page);
    await expect(page.getByRole('button', { name: /^Post as / })).toBeVisible();
    await expect(field).toHaveValue(text);
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue(text);
  });
});
