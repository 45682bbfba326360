import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { withContent } from '#tests/screens/posts/with-content.ts';

it.each([
  ['en', 'Show 2 pictures, 124 kB'],
  ['hi', '2 तस्वीरें दिखाएँ, 124 केबी'],
] as const)('a post’s pictures wait for a press where data is saved, saying their size: %s', async (language, said) => {
  const small = { url: '/media/f1/small', width: 800, height: 450, bytes: 62_000 };
  const picture = { fileKey: 'f1', url: '/media/f1', width: 1_280, height: 720, bytes: 620_000, small };
  const content = new FakeContent([aCommunity()], [aPost({ kind: 'image', pictures: [picture, { ...picture, fileKey: 'f2', url: '/media/f2' }] })]);
  const { shell } = withContent(communities, screens.communities, '/communities', content, { preferences: new FakePreferences({ savesData: true }) });
  await screen.findByRole('feed');
  await act(() => shell.get(WordsStore).speak(language));
  const saved = (await screen.findByText(said)).closest('details');
  expect([saved?.open, saved?.querySelectorAll('img[loading=lazy]').length]).toEqual([false, 2]);
});
