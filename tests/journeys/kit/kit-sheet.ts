import type { Locator, Page } from 'playwright/test';
import { visit } from '#tests/journeys/people.ts';

/** Opens the sheet of controls and waits until every one of them answers. */
export const openKit = (page: Page): Promise<void> => visit(page, '/__kit');

/** The suggestions in sight. */
export const rows = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** One family of controls. */
export const part = (page: Page, heading: string): Locator => page.getByRole('main').getByRole('region', { name: heading });
