import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';

/** What a page must never do, whatever the journey: break, ask anybody else, or be stopped by its own policy. */
export const test = base.extend<{ readonly quietly: void }>({
  quietly: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(`broke: ${message}`));
      page.on('console', (line) => /Content Security Policy|TrustedHTML|TrustedScript|Hydration|hydrat/i.test(line.text()) && faults.push(line.text()));
      page.on(
        'request',
        (request) => !/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? '') && faults.push(`asked ${request.url()}`),
      );
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The small phone and the desk that every page must fit. */
export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1280, height: 800 } as const;

/** Waits until the printed page has come to life. */
async function alive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it has come to life. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** What axe finds on the page as it stands. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
