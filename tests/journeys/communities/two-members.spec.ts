import type { Page } from 'playwright/test';
import { somePost } from './composing.ts';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { asWriter, aWriter } from '#tests/journeys/writers.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** Ends the session without a sign-out, as if ended elsewhere. */
const endSession = (page: Page) => page.context().clearCookies();

test.describe('two members of one browser, one after the other', () => {
  test.use({ viewport: desktop });

  test('find their own comment below the same post, and never the other’s (R-060, R-073)', slow, async ({ page }) => {
    const [first, second] = [aWriter(), aWriter()];
    await visit(page, '/');
    const url = await somePost(page);
    await asWriter(page, url, first);
    await field(page).fill('Words of the first');
    await endSession(page);
    await asWriter(page, url, second);
    await expect(field(page)).toHaveValue('');
    await field(page).fill('Words of the second');
    await endSession(page);
    await asWriter(page, url, first);
    await expect(field(page)).toHaveValue('Words of the first');
    await endSession(page);
    await asWriter(page, url, second);
    await expect(field(page)).toHaveValue('Words of the second');
    await field(page).fill('');
  });
});
