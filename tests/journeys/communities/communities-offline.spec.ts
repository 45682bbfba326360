import type { Locator, Page } from 'playwright/test';
import { desktop, expect, slow, test, visit } from '#tests/journeys/people.ts';
import { hears } from '#tests/journeys/toasts.ts';
import { asWriter } from '#tests/journeys/writers.ts';

interface Item {
  readonly postId: string;
  readonly kind: string;
  readonly poll: { readonly isOpen: boolean; readonly options: readonly Option[] } | null;
  readonly offers: readonly Option[];
}

interface Option {
  readonly text?: string;
  readonly votes: number | null;
}

/** Posts of other journeys have few votes. */
const manyVotes = 5;

async function somePostOf(page: Page, kind: 'poll' | 'salary'): Promise<Item> {
  let cursor = '';
  for (;;) {
    const answer = (await (await page.request.get(`/api/feed/v3/feed?limit=20${cursor}`)).json()) as {
      readonly items: readonly Item[];
      readonly next?: string | null;
    };
    const found = answer.items.find((post) => post.kind === kind && post.poll?.isOpen !== false && votesOf(post) >= manyVotes);
    if (found) return found;
    if (!answer.next) throw new Error(`Nobody has posted a ${kind}.`);
    cursor = `&cursor=${encodeURIComponent(answer.next)}`;
  }
}

const votesOf = ({ poll, offers }: Item): number => [...(poll?.options ?? []), ...offers].reduce((sum, { votes }) => sum + (votes ?? 0), 0);

/** Presses offline without effect, then online. Returns the final pressed state. */
async function pressTwice(page: Page, button: Locator): Promise<'true' | 'false'> {
  const before = (await button.getAttribute('aria-pressed')) ?? '';
  await page.context().setOffline(true);
  await button.click();
  await hears(page, 'No connection. Try again when you are back online: it will not count twice.');
  await expect(button).toHaveAttribute('aria-pressed', before);
  await page.context().setOffline(false);
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /(?<!\/fetch)\/(join|leave|vote)$/.test(new URL(response.url()).pathname) && response.ok(),
  );
  await button.click();
  await answer;
  await expect(button).not.toHaveAttribute('aria-pressed', before);
  return before === 'true' ? 'false' : 'true';
}

test.describe('a member whose connection goes (R-053, R-072, R-076, R-078, B-35)', () => {
  test.use({ viewport: desktop });

  test('finds what they did as it was, and it is sent once connected', slow, async ({ page }) => {
    await asWriter(page, '/communities/freshers');
    const main = page.getByRole('main');
    const join = main.getByRole('button', { name: /: Freshers/ }).first();
    const isIn = await pressTwice(page, join);
    await page.reload();
    await expect(join).toHaveAttribute('aria-pressed', isIn);
    const poll = await somePostOf(page, 'poll');
    await visit(page, `/p/${poll.postId}`);
    const option = main.getByRole('button', { name: poll.poll?.options[0]?.text ?? '' }).first();
    const isChosen = await pressTwice(page, option);
    await page.reload();
    await expect(option).toHaveAttribute('aria-pressed', isChosen);
    await visit(page, `/p/${(await somePostOf(page, 'salary')).postId}`);
    const offer = main.getByRole('button', { name: /^Take this offer: / }).first();
    const isTaken = await pressTwice(page, offer);
    await page.reload();
    await expect(offer).toHaveAttribute('aria-pressed', isTaken);
  });
});
