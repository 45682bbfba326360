import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright/test';
import { hydrated, desktop, expect, visit } from './people.ts';
import { hears } from './toasts.ts';

export type ProviderName = 'Google' | 'your job portal' | 'LinkedIn' | 'Microsoft';

/** Opens the login over the page that is there. */
export async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
}

/** A member of one journey alone, who can log in more than once: the page that plays the providers takes any subject (OpenID). */
export interface Newcomer {
  readonly subject: string;
}

export const aNewcomer = (): Newcomer => ({ subject: `journey-${randomUUID()}` });

/** Chooses whom to be on the page that plays the providers: someone who is offered there, or a newcomer of the journey's own. */
export async function signInAs(page: Page, who: string | Newcomer): Promise<void> {
  await page.getByRole('heading', { name: 'Who would you like to be?' }).waitFor();
  const button = page.getByRole('button', { name: typeof who === 'string' ? who : 'Someone new' });
  if (typeof who !== 'string') await button.evaluate((element, subject) => element.setAttribute('value', subject), who.subject);
  await button.click();
}

/** Logs in by the dialog, from the page that is there and back to it. */
export async function logInHere(
  page: Page,
  { provider = 'Google', who = 'Someone new' }: { readonly provider?: ProviderName; readonly who?: string | Newcomer } = {},
): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await signInAs(page, who);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await hydrated(page);
}

/** Opens a page as a new member, or as the demo member who is named. */
export async function asMember(page: Page, url: string, who: string | Newcomer = 'Someone new'): Promise<void> {
  await logInOverHttp(page, who);
  await visit(page, url);
}

/** Logs in over HTTP: journeys of the login alone press their way through it. */
export async function logInOverHttp(page: Page, who: string | Newcomer): Promise<void> {
  const choice = await page.request.get('/login/google');
  const subject = typeof who === 'string' ? subjectOffered(await choice.text(), who) : who.subject;
  const headers = { 'sec-fetch-site': 'same-origin', origin: new URL(choice.url()).origin };
  const arrived = await page.request.post(choice.url(), { form: { subject }, headers });
  expect(arrived.url()).toContain('onLogin=true');
}

/** The subject of anyone who is offered under a name on the page that plays the providers; a newcomer has none yet. */
function subjectOffered(choice: string, who: string): string {
  const button = choice.split('<button').find((each) => each.includes(`<span>${who}</span>`));
  const subject = /value="([^"]*)"/.exec(button ?? '')?.[1];
  expect(subject, `${who} is offered`).toBeDefined();
  return subject ?? '';
}

/** Presses Sign out, and answers the question that may come before it. */
export async function askToLeave(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  return page.getByRole('dialog', { name: 'Before you log out' });
}

export async function signOut(page: Page): Promise<void> {
  await askToLeave(page);
  await hears(page, 'You are logged out.');
}

/** Ends all sessions of a member but one in another browser, where they sign out everywhere else. */
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

/** A device that keeps passkeys, and an owner who gives their finger whenever they are asked. */
export async function withFinger(page: Page): Promise<(isWilling: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const answers = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...answers },
  });
  return async (isUserVerified) => void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }));
}

/** Asks for a second look at a decision about a post or a comment. */
export async function askForSecondLook(page: Page, words: string, place: Page | Locator = page): Promise<void> {
  await place.getByRole('button', { name: 'Ask for a second look' }).click();
  const dialog = page.getByRole('dialog', { name: 'A second look' });
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You have asked for a second look. The answer will appear here.')).toBeVisible();
}
