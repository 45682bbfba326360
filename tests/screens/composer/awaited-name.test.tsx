import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { waitingAs } from '#tests/screens/posts/waiting-as.ts';
import { composeHere, fill, somewhere, type Change } from './composing.tsx';

const says = /^Goes out by itself by \d{1,2}:\d{2} [ap]m, even if you close this site\.$/;

/** Composer of a member whose chosen name has not begun. */
async function compose(isEmployed: boolean) {
  const begun = { is: false };
  const change: Change = ({ personas, posts }) => {
    Object.assign(personas.fixture, { persona: undefined, ...(!isEmployed && { career: undefined }) });
    const create = posts.create.bind(posts);
    posts.create = async (draft) => {
      if (!begun.is && draft.profileType === 'ANONYMOUS') throw new Failure('offline', 'early', { code: nameWaits });
      return create(draft);
    };
  };
  const opened = await composeHere({ change });
  const news = opened.shell.get(NameNewsStore);
  act(() => news.wait(waitingAs('Misty Maple 31')));
  await fill(opened, 'Is it fair?');
  const button = () => opened.dialog.getByRole('button', { name: /^Post as /, hidden: true });
  const begin = async () => {
    begun.is = true;
    await act(async () => {
      news.begin(waitingAs('Misty Maple 31').persona);
      news.wait(undefined);
      await opened.shell.get(PostOutboxStore).send();
    });
  };
  return { ...opened, button, begin };
}

describe('a post under a made-up name that has not begun (F-07, R-061, R-160)', () => {
  it.each([false, true])('is taken at once, and goes out once the name begins; another beside it: %s', async (isEmployed) => {
    const { shell, content, button, begin } = await compose(isEmployed);
    if (isEmployed) fireEvent.click(screen.getByRole('radio', { name: /^Misty Maple 31/, hidden: true }));
    const [who, when] = document.getElementById(button().getAttribute('aria-describedby') ?? '')?.children ?? [];
    expect([button().textContent, who?.textContent, when?.textContent]).toEqual(['Post', 'Misty Maple 31 · ', expect.stringMatching(says)]);
    fireEvent.click(button());
    await waitFor(() => expect(shell.get(PostOutboxStore).waiting.map(({ text }) => text)).toEqual(['Is it fair?']));
    expect([content.posts.length, shell.get(WritingStore).options]).toEqual([0, undefined]);
    await begin();
    expect([content.posts.map(({ title }) => title), shell.get(PostOutboxStore).waiting]).toEqual([['Is it fair?'], []]);
  });

  it('can go out at once under what its author works as', async () => {
    const { dialog, content, button } = await compose(true);
    fireEvent.click(dialog.getByRole('radio', { name: /^As Product Manager/, hidden: true }));
    expect([dialog.queryByText('Goes out at once.') !== null, dialog.queryByText(says)]).toEqual([true, null]);
    fireEvent.click(button());
    await waitFor(() => expect(content.posts).toHaveLength(1));
  });

  it('is said to go out in Hindi', async () => {
    const opened = somewhere(undefined, {
      preferences: new FakePreferences({ language: 'hi' }),
      change: ({ personas }) => void Object.assign(personas.fixture, { persona: undefined, career: undefined }),
    });
    await act(async () => opened.shell.get(WritingStore).open());
    act(() => opened.shell.get(NameNewsStore).wait(waitingAs('Misty Maple 31')));
    expect(await screen.findByText(/^\d{1,2}:\d{2} [ap]m तक अपने आप चला जाएगा, चाहे आप यह साइट बंद कर दें।$/)).toBeTruthy();
  });
});
