import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTalk } from '#tests/fakes/posts/fake-talk.ts';
import { aCommunity, aPost } from '#tests/talk.ts';
import { withTalk } from '#tests/screens/posts/with-talk.ts';

it.each([
  ['en', 'Show 2 pictures, 124 kB'],
  ['hi', '2 तस्वीरें दिखाएँ, 124 केबी'],
] as const)('the pictures of a post wait for a press where a device saves data, and say their size: %s', async (language, said) => {
  const small = { url: '/media/f1/small', width: 800, height: 450, bytes: 62_000 };
  const image = { fileKey: 'f1', url: '/media/f1', width: 1_280, height: 720, bytes: 620_000, small };
  const talk = new FakeTalk([aCommunity()], [aPost({ kind: 'image', images: [image, { ...image, fileKey: 'f2', url: '/media/f2' }] })]);
  const { shell } = withTalk(communities, screens.communities, '/communities', talk, { preferences: new FakePreferences({ savesData: true }) });
  await screen.findByRole('feed');
  await act(() => shell.get(WordsStore).speak(language));
  const saved = (await screen.findByText(said)).closest('details');
  expect([saved?.open, saved?.querySelectorAll('img[loading=lazy]').length]).toEqual([false, 2]);
});
