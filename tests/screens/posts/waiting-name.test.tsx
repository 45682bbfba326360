import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { anonymous } from '#tests/content.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { aThread, openPost } from './a-thread.ts';

const begins = 'You can write and vote as Quiet Banyan in up to an hour. What you typed is saved.';
const notReady = 'You can do this when Quiet Banyan is ready, in up to an hour.';

/** A post as a member reads it whose only name was chosen and has not begun. */
async function opened() {
  const backend = openPost(aThread([{ commentId: 'm1', content: 'Ask by mail.' }], { author: anonymous }), {
    change: (adapters) => Object.assign(adapters.personas, { fixture: aMemberFixture({ persona: undefined, career: undefined }) }),
  });
  const [vote = document.body] = await screen.findAllByRole('button', { name: 'Upvote' });
  act(() => backend.shell.get(NameNewsStore).wait('Quiet Banyan'));
  return { ...backend, vote };
}

async function choose(name: string): Promise<void> {
  const [button = document.body] = screen.getAllByRole('button', { name: 'More actions' });
  fireEvent.click(button);
  const [item = document.body] = await screen.findAllByRole('menuitem', { name, hidden: true });
  fireEvent.click(item);
}

describe('a made-up name that was chosen and has not begun (F-07)', () => {
  it.each(['Mute this author', 'Block this author', 'Report', 'Request an answer', 'Send a message'])(
    'is said before anything is opened: %s',
    async (action) => {
      const { mutes } = await opened();
      await choose(action);
      expect(await screen.findByText(notReady)).toBeTruthy();
      expect(screen.queryByRole('dialog', { name: /^(Mute|Block|Report) /, hidden: true })).toBeNull();
      expect(mutes.mutes).toEqual([]);
    },
  );

  it('is said in place of a vote, which is not pressed', async () => {
    const { vote } = await opened();
    fireEvent.click(vote);
    expect(await screen.findByText('You can vote when Quiet Banyan is ready, in up to an hour.')).toBeTruthy();
    expect(vote.getAttribute('aria-pressed')).toBe('false');
  });

  it('is said below a comment once, which stays in its field and is not sent', async () => {
    const { content } = await opened();
    const field = screen.getByRole('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'Is that so?' } });
    const form = within(field.closest('form') ?? document.body);
    expect(await form.findByText(begins, { exact: false })).toBeTruthy();
    await waitFor(() => expect(form.getByRole('button', { name: /^Post/ }).hasAttribute('disabled')).toBe(true));
    fireEvent.submit(field.closest('form') ?? field);
    expect(content.comments).toHaveLength(1);
    expect([(field as HTMLTextAreaElement).value, form.getAllByRole('link', { name: 'To your made-up name' }).length]).toEqual(['Is that so?', 1]);
  });
});
