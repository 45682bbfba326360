import type { Page, Request } from 'playwright/test';
import { postNew, titled, urlOf } from '#tests/journeys/communities/composing.ts';
import { expect, visit } from '#tests/journeys/people.ts';
import { choosePersona, comeToJoin, onboardingDialog } from '#tests/journeys/onboarding/onboarding.ts';

/** Requests of this browser to the services. */
export function askedBy(page: Page): readonly Request[] {
  const asked: Request[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request);
  });
  return asked;
}

export async function joinByKey(page: Page): Promise<string> {
  await comeToJoin(page);
  const name = await choosePersona(page);
  await onboardingDialog(page).locator('.dialog-head').getByRole('button', { name: 'Close' }).click();
  await expect(onboardingDialog(page).getByRole('heading', { name: 'Where are you now?' })).toBeHidden();
  return name;
}

export async function joinAndPost(page: Page, what: string, text: string) {
  const name = await joinByKey(page);
  await visit(page, '/communities');
  const title = titled(what);
  await postNew(page, title, { text });
  return { name, title, url: await urlOf(page, title) };
}
