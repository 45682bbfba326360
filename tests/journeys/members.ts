import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright/test';
import { hydrated, desktop, expect, visit } from './people.ts';
import { hears } from './toasts.ts';

export type ProviderName = 'Google' | 'your job portal' | 'LinkedIn' | 'Microsoft';

export async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
}

/** Member of one journey who can return: the provider page accepts any OpenID subject. */
export interface Newcomer {
  readonly subject: string;
}

export const aNewcomer = (): Newcomer => ({ subject: `journey-${randomUUID()}` });

/** Chooses a listed person or the journey's newcomer on the provider page. */
export async function signInAs(page: Page, who: string | Newcomer): Promise<void> {
  await page.getByRole('heading', { name: 'Who would you like to be?' }).waitFor();
  const button = page.getByRole('button', { name: typeof who === 'string' ? who : 'Someone new' });
  if (typeof who !== 'string') await button.evaluate((element, subject) => element.setAttribute('value', subject), who.subject);
  await button.click();
}

export async function logInHere(
  page: Page,
  { provider = 'Google', who = 'Someone new' }: { readonly provider?: ProviderName; readonly who?: string | Newcomer } = {},
): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await signInAs(page, who);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await hydrated(page);
}

/** Opens a page as a new member or the named demo member. */
export async function asMember(page: Page, url: string, who: string | Newcomer = 'Someone new'): Promise<void> {
  await logInOverHttp(page, who);
  await visit(page, url);
}

/** Logs in over HTTP, as only login journeys test the dialog. */
export async function logInOverHttp(page: Page, who: string | Newcomer): Promise<void> {
  const choice = await page.request.get('/login/google');
  const subject = typeof who === 'string' ? subjectOffered(await choice.text(), who) : who.subject;
  const headers = { 'sec-fetch-site': 'same-origin', origin: new URL(choice.url()).origin };
  const arrived = await page.request.post(choice.url(), { form: { subject }, headers });
  expect(arrived.url()).toContain('onLogin=true');
}

/** Subject listed under a name on the provider page. Newcomers have none yet. */
function subjectOffered(choice: string, who: string): string {
  const button = choice.split('<button').find((each) => each.includes(`<span>${who}</span>`));
  const subject = /value="([^"]*)"/.exec(button ?? '')?.[1];
  expect(subject, `${who} is offered`).toBeDefined();
  return subject ?? '';
}

/** Opens the account menu and answers it. */
export async function accountMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your account' }).click();
  return page.getByRole('dialog', { name: 'Your account', exact: true });
}

/** Signs out, answering a question that may come first. */
export async function askToLeave(page: Page): Promise<Locator> {
  await (await accountMenu(page)).getByRole('button', { name: 'Log out' }).click();
  return page.getByRole('dialog', { name: 'Before you log out' });
}

export async function signOut(page: Page): Promise<void> {
  await askToLeave(page);
  await hears(page, 'You are logged out.');
}

/** Ends all sessions but one, from another browser. */
export async function endElsewhere(browser: Browser, baseURL: string | undefined, who: Newcomer): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: desktop });
  const page = await context.newPage();
  await asMember(page, '/session', who);
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
  await context.close();
}

/** Device with passkeys, whose owner confirms on request. */
export async function withFinger(page: Page): Promise<(isWilling: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const answers = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...answers },
  });
  return async (isUserVerified) => void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }));
}

export async function askForSecondLook(page: Page, words: string, place: Page | Locator = page): Promise<void> {
  await place.getByRole('button', { name: 'Ask for a second look' }).click();
  const dialog = page.getByRole('dialog', { name: 'A second look' });
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You have asked for a second look. The answer will appear here.')).toBeVisible();
}
