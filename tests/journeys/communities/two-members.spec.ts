import type { Page } from 'playwright/test';
import { somePost } from './composing.ts';
import { asMember } from '#tests/journeys/members.ts';
import { desktop, expect, inAll, test, visit } from '#tests/journeys/people.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** The session in this browser ends without a sign-out, as where it was ended from elsewhere. */
const endSession = (page: Page) => page.context().clearCookies();

test.describe('two members of one browser, one after the other', () => {
  test.use({ viewport: desktop });

  test('find each their own comment below the same post, and post none of the other’s (R-060, R-073)', inAll, async ({ page }) => {
    await visit(page, '/');
    const url = await somePost(page);
    await asMember(page, url, 'Steady Marigold');
    await field(page).fill('Words of the first');
    await endSession(page);
    await asMember(page, url, 'Bright Jasmine');
    await expect(field(page)).toHaveValue('');
    await field(page).fill('Words of the second');
    await endSession(page);
    await asMember(page, url, 'Steady Marigold');
    await expect(field(page)).toHaveValue('Words of the first');
    await endSession(page);
    await asMember(page, url, 'Bright Jasmine');
    await expect(field(page)).toHaveValue('Words of the second');
    await field(page).fill('');
  });
});
