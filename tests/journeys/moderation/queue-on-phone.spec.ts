import { asMember } from '#tests/journeys/members.ts';
import { expect, idle, slow, phone, test } from '#tests/journeys/people.ts';

test.describe('the queue on a phone (T-5)', () => {
  test.use({ viewport: phone });

  test('leaves the title that was tapped under the thumb, while the case above it folds', slow, async ({ page }) => {
    await asMember(page, '/moderation', 'Fair Gulmohar');
    const openers = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('button');
    const second = openers.nth(1);
    await expect(openers.first()).toHaveAttribute('aria-expanded', 'true');
    await idle(page);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(openers.first()).toHaveAttribute('aria-expanded', 'false');
    const after = await second.boundingBox();
    expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0)), `${before?.y} and then ${after?.y}`).toBeLessThan(3);
  });
});
