import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { type } from '#tests/screens/posts/a-thread.ts';
import { compose, type Change } from './composing.tsx';

const url = 'https://youtu.be/abcdefghijk';

async function typed(text: string, change?: Change) {
  const { dialog } = await compose(undefined, { ...(change && { change }) }, { kind: 'video' });
  type(dialog.getByLabelText('YouTube link'), text);
  return dialog;
}

describe('the link of a video in the composer (R-071)', () => {
  it('looks like one once the server knows it (R-071)', async () => {
    const asked: string[] = [];
    const dialog = await typed(url, ({ posts }) => {
      const videoAt = posts.videoAt.bind(posts);
      posts.videoAt = async (text) => (asked.push(text), videoAt(text));
    });
    expect(await dialog.findByText('This looks like a YouTube link.')).toBeTruthy();
    expect(asked).toEqual([url]);
  });

  it('is refused where the server says so, whatever it looks like (R-071)', async () => {
    const dialog = await typed(url, ({ posts }) => (posts.videoAt = async () => null));
    expect(await dialog.findByText('This is not a YouTube link.')).toBeTruthy();
  });

  it('is refused at once where it is of another place (R-071)', async () => {
    const dialog = await typed('https://video.test/abcdefghijk');
    expect(dialog.getByText('This is not a YouTube link.')).toBeTruthy();
  });

  it('is looked at on the device without a line (R-071)', async () => {
    const dialog = await typed(url, ({ posts }) => (posts.videoAt = async () => Promise.reject(new Failure('offline'))));
    await waitFor(() => expect(dialog.getByText('This looks like a YouTube link.')).toBeTruthy());
    expect(screen.queryByText('This is not a YouTube link.')).toBeNull();
  });
});
