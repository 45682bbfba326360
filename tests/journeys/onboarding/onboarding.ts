import { randomUUID } from 'node:crypto';
import type { Locator, Page, Response } from 'playwright/test';
import { signInAs } from '#tests/journeys/members.ts';
import { expect } from '#tests/journeys/people.ts';

export const onboardingDialog = (page: Page): Locator => page.locator('dialog[open]');

export const goOn = (page: Page): Promise<void> => onboardingDialog(page).locator('.dialog-foot .main').click();

export async function leave(page: Page): Promise<void> {
  await onboardingDialog(page).locator('.dialog-head').getByRole('button', { name: 'Close' }).click();
  await expect(onboardingDialog(page)).toBeHidden();
}

export async function at(page: Page, title: string | RegExp): Promise<void> {
  await expect(onboardingDialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Makes names begin within seconds, instead of the drawn moment in the coming hour. */
export async function namesBeginSoon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn = Math.random;
    Math.random = () => drawn() / 1_000;
  });
}

/** True for an answer that gives the key's own name. */
const isOwnName = (response: Response): boolean => response.request().method() === 'GET' && response.url().endsWith('/user/anonymous-profile') && response.ok();

export async function untilNameBegins(page: Page, choose: () => Promise<void>): Promise<void> {
  const begun = page.context().waitForEvent('response', (response) => isOwnName(response));
  await choose();
  await begun;
}

/** Brings a new member to the first onboarding step, by a login for reading or writing. */
export async function comeToJoin(page: Page, { provider = 'google', need = 'r' } = {}): Promise<void> {
  await namesBeginSoon(page);
  await page.goto(`/login/${provider}?referer=${encodeURIComponent(`/list-of-companies?openOnboarding=${need}`)}`);
  await signInAs(page, 'Someone new');
  await expect(onboardingDialog(page).locator('form')).toBeVisible();
}

/** Takes the first suggested name, which ends the steps of writers. Returns the name. */
export async function takeName(page: Page): Promise<string> {
  await at(page, 'Choose a name to write under');
  const name = onboardingDialog(page).getByRole('group', { name: 'Take one of these' }).getByRole('button').first();
  const chosen = (await name.textContent()) ?? '';
  await name.click();
  await expect(onboardingDialog(page).getByText(`${chosen} is available.`)).toBeVisible();
  await untilNameBegins(page, () => goOn(page));
  return chosen;
}

/** Turns from the end of joining to the career. */
export async function toCareer(page: Page): Promise<void> {
  await onboardingDialog(page).getByRole('button', { name: 'Say what you do' }).click();
  await at(page, 'Where are you now?');
}

/** Chooses a community and a suggested name, and turns to the career. Returns the name. */
export async function choosePersona(page: Page): Promise<string> {
  await at(page, 'What would you like to read about?');
  await onboardingDialog(page).getByRole('button', { name: 'Interview stories', exact: true }).click();
  await expect(onboardingDialog(page).getByText('1 chosen')).toBeVisible();
  await goOn(page);
  const name = await takeName(page);
  await at(page, `Welcome, ${name}`);
  await toCareer(page);
  return name;
}

export async function workAt(page: Page, company: string): Promise<void> {
  await onboardingDialog(page).getByRole('radio', { name: 'Working' }).check();
  await onboardingDialog(page).getByRole('combobox', { name: 'Company' }).pressSequentially(company.slice(0, 5));
  await onboardingDialog(page).getByRole('option', { name: company }).click();
  await goOn(page);
  await at(page, 'What do you do there?');
}

export async function fillWork(page: Page): Promise<void> {
  await onboardingDialog(page).getByRole('combobox', { name: 'Job' }).pressSequentially('Software E');
  await onboardingDialog(page)
    .getByRole('option', { name: /^Software Engineer/ })
    .first()
    .click();
  await expect(onboardingDialog(page).getByRole('combobox', { name: 'Department' })).not.toHaveValue('');
  await expect(onboardingDialog(page).getByRole('combobox', { name: 'Industry' })).not.toHaveValue('');
  await goOn(page);
  await at(page, 'Confirm where you work');
}

/** Unique address among all journeys. */
export const ownAddress = (domain: string): string => `asha.${randomUUID().slice(0, 18)}@${domain}`;

/** Code mailed to an address, read from the development mailbox. */
export async function codeFor(page: Page, address: string): Promise<string> {
  const look = async (): Promise<string> => {
    const mailbox = await (await page.request.get('/dev/mail')).text();
    const mail = mailbox.split('<li').find((each) => each.includes(address)) ?? '';
    return /\b\d{6}(?:\d\d)?\b/.exec(mail.replaceAll(address, ''))?.[0] ?? '';
  };
  await expect.poll(look).toMatch(/^\d{6,8}$/);
  return look();
}

export async function prove(page: Page, field: string, address: string): Promise<void> {
  await onboardingDialog(page).getByRole('textbox', { name: field }).fill(address);
  await goOn(page);
  const digits = onboardingDialog(page).getByRole('textbox', { name: 'The six digits' });
  await expect(digits).toBeVisible();
  await digits.fill(await codeFor(page, address));
  await goOn(page);
  await expect(onboardingDialog(page).getByText('Confirmed', { exact: true })).toBeVisible();
}

export async function verify(page: Page, field: string, address: string): Promise<void> {
  await prove(page, field, address);
  await goOn(page);
}
