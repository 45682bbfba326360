import type { Page } from 'playwright/test';
import { words as composerInEnglish } from '#web/words/en/composer/words.ts';
import { words as composerInHindi } from '#web/words/hi/composer/words.ts';
import { words as joiningInEnglish } from '#web/words/en/onboarding/words.ts';
import { words as joiningInHindi } from '#web/words/hi/onboarding/words.ts';
import { words as postsInEnglish } from '#web/words/en/posts/words.ts';
import { words as postsInHindi } from '#web/words/hi/posts/words.ts';
import { words as ownInEnglish } from '#web/words/en/posts/own.ts';
import { words as ownInHindi } from '#web/words/hi/posts/own.ts';
import { words as votesInEnglish } from '#web/words/en/votes/words.ts';
import { words as votesInHindi } from '#web/words/hi/votes/words.ts';
import { word } from '#tests/journeys/communities/composing.ts';
import { signInAs } from '#tests/journeys/members.ts';
import { goOn, namesBeginSoon, onboardingDialog, untilNameBegins } from '#tests/journeys/onboarding/onboarding.ts';
import { axeViolations, expect, visit } from '#tests/journeys/people.ts';

/** Sentences and inputs of a multilingual journey. */
export const english = {
  language: 'en',
  composer: composerInEnglish,
  joining: joiningInEnglish,
  posts: postsInEnglish,
  own: ownInEnglish,
  votes: votesInEnglish,
  typed: { title: 'The pay of the last month', text: 'They kept it until the laptop was back.', appeal: 'It was no advertisement.' },
} as const;
export const hindi = {
  language: 'hi',
  composer: composerInHindi,
  joining: joiningInHindi,
  posts: postsInHindi,
  own: ownInHindi,
  votes: votesInHindi,
  typed: { title: 'आख़िरी महीने का पैसा', text: 'लैपटॉप लौटाने तक वेतन रोका गया।', appeal: 'यह विज्ञापन नहीं था।' },
} as const;
export type Speech = typeof english | typeof hindi;

export const speak = (page: Page, { language }: Speech, url: string): Promise<void> => page.context().addCookies([{ name: 'lang', value: language, url }]);

export async function join(page: Page, speech: Speech): Promise<string> {
  const { joining } = speech;
  await namesBeginSoon(page);
  await page.goto(`/login/google?referer=${encodeURIComponent('/list-of-companies?openOnboarding=w')}`);
  await signInAs(page, 'Someone new');
  await expect(onboardingDialog(page).locator('form')).toBeVisible();
  await speak(page, speech, new URL(page.url()).origin);
  await page.reload();
  const dialog = onboardingDialog(page);
  const suggested = dialog.getByRole('group', { name: joining.persona.suggested }).getByRole('button').first();
  const name = (await suggested.textContent()) ?? '';
  await suggested.click();
  await expect(dialog.getByText(joining.persona.free(name))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await untilNameBegins(page, async () => {
    await goOn(page);
    await expect(dialog).toBeHidden();
  });
  return name;
}

/** Posts under the made-up name from the feed. Returns the title. */
export async function write(page: Page, speech: Speech, name: string): Promise<string> {
  const title = await send(page, speech, name);
  await expect(page.getByRole('article', { name: title })).toContainText(name);
  return title;
}

/** Fills in and sends a post under the made-up name. Returns the title. */
export async function send(page: Page, { composer, posts, typed }: Speech, name: string): Promise<string> {
  await visit(page, '/communities');
  await page.getByRole('button', { name: posts.compose.ask }).first().click();
  const dialog = page.getByRole('dialog', { name: composer.title });
  await dialog.getByRole('combobox', { name: composer.community }).fill('notice');
  await dialog.getByRole('option').first().click();
  const title = `${typed.title} ${word()}`;
  await dialog.getByLabel(composer.texts.title.label).fill(title);
  await dialog.getByLabel(composer.texts.content.label, { exact: true }).fill(typed.text);
  await dialog.getByRole('checkbox', { name: composer.later.label }).uncheck();
  await dialog.getByRole('button', { name: composer.postAs(name) }).click();
  return title;
}
