import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { CommentOutboxStore } from '#web/stores/comments/comment-outbox-store.ts';
import { anonymous } from '#tests/content.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { aThread, openPost } from './a-thread.ts';
import { waitingAs } from './waiting-as.ts';

const notReady = /^You can do this once Quiet Banyan has begun, by \d{1,2}:\d{2} [ap]m\.$/;
const goesOut = /^Goes out by itself by \d{1,2}:\d{2} [ap]m, even if you close this site\.$/;

/** Post read by a member whose only name has not begun. */
async function opened() {
  const backend = openPost(aThread([{ commentId: 'm1', content: 'Ask by mail.' }], { author: anonymous }), {
    change: (adapters) => Object.assign(adapters.personas, { fixture: aMemberFixture({ persona: undefined, career: undefined }) }),
  });
  const [vote = document.body] = await screen.findAllByRole('button', { name: 'Upvote' });
  act(() => backend.shell.get(NameNewsStore).wait(waitingAs('Quiet Banyan')));
  return { ...backend, vote };
}

async function choose(name: string): Promise<void> {
  const [button = document.body] = screen.getAllByRole('button', { name: 'More actions' });
  fireEvent.click(button);
  const [item = document.body] = await screen.findAllByRole('menuitem', { name, hidden: true });
  fireEvent.click(item);
}

/** Device's refusal to send for a name that waits. */
const early = new Failure('offline', 'early', { code: nameWaits });

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

  it('takes a vote, which is shown as cast and waits', async () => {
    const { vote, content } = await opened();
    content.problem = early;
    fireEvent.click(vote);
    expect(await screen.findByText(goesOut)).toBeTruthy();
    expect([vote.getAttribute('aria-pressed'), content.posts[0]?.myVote]).toEqual(['true', 'none']);
  });

  it('takes a comment, which is shown waiting and posted once it begins', async () => {
    const { content, shell } = await opened();
    const field = screen.getByRole('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'Is that so?' } });
    const form = within(field.closest('form') ?? document.body);
    const button = await form.findByRole('button', { name: 'Post as Quiet Banyan' });
    content.problem = early;
    fireEvent.click(button);
    const waiting = await screen.findByText(goesOut);
    expect(document.activeElement).toBe(waiting.parentElement);
    expect([content.comments.length, screen.queryByRole('textbox', { name: 'Write a comment' })]).toEqual([1, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Post as Quiet Banyan' }));
    expect(await screen.findByText(goesOut)).toBeTruthy();
    content.problem = undefined;
    await act(async () => shell.get(CommentOutboxStore).send());
    await waitFor(() => expect(content.comments.map((comment) => comment.content)).toContain('Is that so?'));
  });
});
