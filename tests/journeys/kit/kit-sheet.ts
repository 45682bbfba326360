import type { Locator, Page } from 'playwright/test';

/** Opens the sheet of controls and waits until every one of them answers. */
export async function openKit(page: Page): Promise<void> {
  await page.goto('/__kit');
  await page.waitForFunction(() => {
    const button = document.querySelector('main button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

/** The suggestions in sight. */
export const rows = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** One family of controls. */
export const part = (page: Page, heading: string): Locator => page.getByRole('main').getByRole('region', { name: heading });
