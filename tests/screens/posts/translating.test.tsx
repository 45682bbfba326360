import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { aWriter, withContent } from './with-content.ts';
import { aThread } from './a-thread.ts';

afterEach(() => vi.unstubAllGlobals());

const opened = async (content: string) => {
  withContent(post, screens.post, '/p/p1', aThread([], { title: 'Notice', content }), { member: aWriter() });
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  return screen.findByRole('menu', { name: 'More actions', hidden: true });
};

const translator = {
  create: async ({ sourceLanguage, targetLanguage }: { readonly sourceLanguage: string; readonly targetLanguage: string }) => ({
    translate: async (text: string) => `${sourceLanguage} to ${targetLanguage}: ${text.trim().length > 0}`,
    destroy: () => undefined,
  }),
};

it('a post in another language is translated on the device, where the browser can (F-14)', async () => {
  vi.stubGlobal('Translator', translator);
  const menu = await opened('मेरे नोटिस के पैसे काट लिए, अब क्या करूँ?');
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Translate', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Translation' }));
  expect(await dialog.findByText('hi to en: true')).toBeTruthy();
  expect(dialog.getByText('Translated on your device. The text is not sent anywhere.')).toBeTruthy();
});

it.each([
  ['in the language of the screen', 'They kept my pay, what now?', true],
  ['where the browser has no translator', 'मेरे नोटिस के पैसे काट लिए', false],
])('nothing is offered %s', async (_, content, isThere) => {
  if (isThere) vi.stubGlobal('Translator', translator);
  const menu = await opened(content);
  expect(within(menu).queryByRole('menuitem', { name: 'Translate', hidden: true })).toBeNull();
});
