import type { Page, Request } from 'playwright/test';
import { expect } from '#tests/journeys/people.ts';
import { choosePersona, comeToJoin, onboardingDialog } from '#tests/journeys/onboarding/onboarding.ts';

/** Everything that this browser asks of the services. */
export function askedBy(page: Page): readonly Request[] {
  const asked: Request[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request);
  });
  return asked;
}

/** Joins as far as the made-up name, and leaves the rest; answers the name. */
export async function joinByKey(page: Page): Promise<string> {
  await comeToJoin(page);
  const name = await choosePersona(page);
  await onboardingDialog(page).locator('.dialog-head').getByRole('button', { name: 'Close' }).click();
  await expect(onboardingDialog(page).getByRole('heading', { name: 'Where are you now?' })).toBeHidden();
  return name;
}
