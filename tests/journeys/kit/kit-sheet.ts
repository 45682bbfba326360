import type { Locator, Page } from 'playwright/test';
import { visit } from '#tests/journeys/people.ts';

export const openKit = (page: Page): Promise<void> => visit(page, '/__kit');

export const rows = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

export const part = (page: Page, heading: string): Locator => page.getByRole('main').getByRole('region', { name: heading });
