import type { Page } from 'playwright/test';
import { expect, holdScripts, idle, phone, test, visit } from '#tests/journeys/people.ts';

const path = '/overview/saptarishi-infotech-overview';
const later = /overview-below\./;

/** The pages and scripts that a page asks for, and how much it jumps by itself, from its beginning. */
async function watched(page: Page) {
  const asked: string[] = [];
  let documents = 0;
  page.on('request', (request) => {
    asked.push(request.url());
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry && !Reflect.get(entry, 'hadRecentInput') ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    hasCode: () => asked.some((url) => later.test(url)),
    documents: () => documents,
    shift: () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  };
}

const helpful = (page: Page) => page.getByRole('button', { name: /^Helpful/ }).first();

test.describe('what the page of a company says below its head (S-03)', () => {
  test.use({ viewport: phone, serviceWorkers: 'block' });

  test('is read without its code, which comes once the page is scrolled, and nothing jumps', async ({ page }) => {
    const { hasCode, shift } = await watched(page);
    await visit(page, path);
    await idle(page);
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeAttached();
    expect(hasCode()).toBe(false);
    await page.mouse.wheel(0, 600);
    await expect.poll(hasCode).toBe(true);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await helpful(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await shift()).toBe(0);
  });

  test('takes a press before its code is here, shows it, and answers it once', async ({ page }) => {
    const { hasCode } = await watched(page);
    let letGo = (): void => undefined;
    const mayCome = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(later, async (route) => {
      await mayCome;
      await route.continue();
    });
    await visit(page, path);
    await helpful(page).click();
    await expect(helpful(page)).toHaveAttribute('aria-busy', 'true');
    expect(hasCode()).toBe(true);
    letGo();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('follows a link as any page before its code is here, afterwards within the document', async ({ page }) => {
    const { documents } = await watched(page);
    await page.route(later, (route) => route.abort());
    await visit(page, path);
    await page.locator('main a[href$="-reviews"]').last().click();
    await expect(page).toHaveURL(/-reviews$/);
    expect(documents()).toBe(2);
    await page.unroute(later);
    await visit(page, path);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.locator('main a[href$="-reviews"]').last().click();
    await expect(page).toHaveURL(/-reviews$/);
    expect(documents()).toBe(3);
  });

  test('comes when the keyboard reaches it, and is all there without scripts', async ({ page }) => {
    const { hasCode } = await watched(page);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(helpful(page)).toBeAttached();
    letGo();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await helpful(page).focus();
    await expect.poll(hasCode).toBe(true);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(helpful(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** React notes its parts on the elements that it has taken over. */
const isHydrated = (page: Page): Promise<boolean> => helpful(page).evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
