import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import type { aPost } from '#tests/content.ts';
import { aComment, anOffer } from '#tests/content.ts';
import { aWriter, withContent } from './with-content.ts';
import { aThread, keepsWhat, typeComment } from './a-thread.ts';
import type { FakeComments } from '#tests/fakes/comments/fake-comments.ts';

function backend(known: Parameters<typeof aPost>[0] = {}) {
  const content = aThread([], { title: 'Can they hold my letter?', commentsCount: 2, ...known });
  const root = aComment({ commentId: 'm1', postId: 'p1', content: 'Ask by mail.', repliesCount: 5, upVotes: 3 });
  const replies = Array.from({ length: 5 }, (_, at) =>
    aComment({ commentId: `r${at}`, postId: 'p1', rootId: 'm1', replyToId: 'm1', replyToName: 'Product Manager', content: `Answer ${at}` }),
  );
  content.comments = [root, ...replies];
  return content;
}

const open = (content: FakeContent, url = '/p/p1', visitor: Parameters<typeof withContent>[4] = {}) => withContent(post, screens.post, url, content, visitor);

describe('the page of a post (R-051, R-073)', () => {
  it('shows all of it, and what people say, nested to two levels and flat below', async () => {
    open(backend());
    expect(await screen.findByRole('heading', { level: 1, name: 'Can they hold my letter?' })).toBeTruthy();
    expect(await screen.findByText('Ask by mail.')).toBeTruthy();
    expect(screen.getByText('Answer 2')).toBeTruthy();
    expect(screen.queryByText('Answer 3')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 replies' }));
    expect(await screen.findByText('Answer 4')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Collapse' }));
    expect(screen.queryByText('Answer 0')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Expand, 5 replies' }));
    expect(screen.getByText('Answer 0')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Can they hold my letter? | Daftar'));
  });

  it('says once that there are no comments yet', async () => {
    open(aThread([], { title: 'New here', commentsCount: 0 }), '/p/p1', { member: aWriter() });
    expect(await screen.findByRole('heading', { level: 2, name: 'No comments yet. Write the first.' })).toBeTruthy();
    await screen.findByRole('textbox', { name: 'Write a comment' });
    expect(screen.getAllByText(/No comments? yet/, { ignore: '.vh' })).toHaveLength(1);
  });

  it('leads to one comment by its URL', async () => {
    open(backend(), '/p/p1?comment=r4');
    const aside = (await screen.findByText('You see one comment and its replies.')).parentElement;
    expect(within(aside ?? document.body).getByText('Answer 4')).toBeTruthy();
  });

  it('takes a comment once, and sends unsent ones itself after a reload (F-38, B-35)', async () => {
    const content = backend();
    const visitor = { member: aWriter() };
    const { storage, view } = open(content, '/p/p1', visitor);
    const field = await screen.findByRole('textbox', { name: 'Write a comment' });
    fireEvent.change(field, { target: { value: 'Quote the clause.' } });
    content.problem = new Failure('offline');
    await screen.findByRole('button', { name: /^Post (as|under) / });
    fireEvent.submit(field);
    expect(
      await screen.findByText(
        'No connection, or no answer. Your comment is saved and will be sent automatically when you are back online. It will not be posted twice.',
      ),
    ).toBeTruthy();
    view.unmount();
    content.problem = undefined;
    open(content, '/p/p1', { ...visitor, change: keepsWhat({ storage }) });
    expect(await screen.findByText('Quote the clause.', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveProperty('value', ''));
    expect(content.comments.filter((comment) => comment.content === 'Quote the clause.')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: '3 comments' })).toBeTruthy();
  });

  it('answers under the persona that was chosen (R-160)', async () => {
    const content = backend();
    open(content, '/p/p1', { member: aWriter() });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Reply' }))[0] ?? document.body);
    const field = await screen.findByRole('textbox', { name: 'Reply to Product Manager' });
    fireEvent.change(field, { target: { value: 'Thank you.' } });
    const persona = await screen.findByRole('combobox', { name: 'Posting as' });
    fireEvent.change(persona, { target: { value: 'DESIGNATION' } });
    await screen.findByRole('button', { name: /^Post (as|under) / });
    fireEvent.submit(field);
    expect(await screen.findByText('Thank you.', { selector: 'p' })).toBeTruthy();
    expect(content.comments.at(-1)).toMatchObject({ rootId: 'm1', replyToId: 'm1', author: { profileType: 'DESIGNATION' } });
  });

  it.each<readonly [string, FakeComments['write'], string]>([
    [
      'tells a blocked member that no answer of theirs is wanted',
      () => Promise.reject(new Failure('conflict', undefined, { code: 'CLOSED_TO_YOU' })),
      'The person who wrote this does not want replies from you. Your text is saved here.',
    ],
    [
      'says in words why a comment was not taken',
      async () => ({ refusal: 'TEXT_JUNK', message: 'x' }),
      'This looks like random typing. Please write a few words.',
    ],
  ])('%s, and keeps it', async (_, write, said) => {
    open(backend(), '/p/p1', { member: aWriter(), change: ({ comments }) => (comments.write = write) });
    const field = await typeComment('Hear me.');
    fireEvent.submit(field);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(field).toHaveProperty('value', 'Hear me.');
  });

  it('copies the link of a post where the device has no sheet for it (R-238)', async () => {
    const { clipboards } = open(backend());
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeTruthy();
    expect(clipboards.text).toBe('http://daftar.test/p/p1');
  });

  it('shares by the sheet of the device where it has one', async () => {
    const { shares, clipboards } = open(backend(), '/p/p1', { change: (adapters) => (adapters.shares.hasSheet = true) });
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shares.offered).toEqual([{ title: 'Can they hold my letter?', url: '/p/p1' }]));
    expect(clipboards.text).toBe('');
  });

  it('counts as seen once, and is sent in bulk (R-075)', async () => {
    const { clock, content, storage } = open(backend(), '/p/p1', { member: aWriter() });
    await screen.findByText('Ask by mail.');
    await act(async () => clock.advance(500));
    await act(async () => clock.advance(3_000));
    expect([content.seen.size, storage.kept.has('views')].every((each) => typeof each !== 'undefined')).toBe(true);
  });
});

describe('a post that is not to be read (R-064)', () => {
  it.each([
    ['FLAGGED', 'This post is hidden until a moderator has looked at it.'],
    ['AUTHOR_REJECTED', 'This post was removed.'],
    ['DELETED', 'Its author deleted this post.'],
  ] as const)('looks like %s', async (status, said) => {
    open(
      backend({
        status,
        ...(status !== 'DELETED' && { moderation: [{ measure: 'hide', rule: 'spam', decidedOn: null, note: '', appeal: 'none', mayAppeal: false }] }),
      }),
    );
    expect((await screen.findByText(new RegExp(said))).textContent).toContain('Week of 16 November 2026.');
    expect(screen.queryByText('I served 60 of 90 days and paid the rest.')).toBeNull();
  });

  it('looks like NOT_FOUND', async () => {
    open(backend(), '/p/nobody');
    expect(await screen.findByText('There is no such post.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to communities' })).toBeTruthy();
  });

  it.each([
    ['FLAGGED', 'This post is hidden until a moderator has looked at it.'],
    ['AUTHOR_REJECTED', 'This post was removed.'],
  ] as const)('is seen whole by a moderator, with what readers find, who can only look: %s (T-5)', async (status, said) => {
    const poll = { options: [{ optionId: 'a', text: 'Every one', votes: 3 }], votesCount: 3, closesOn: '2026-11-27', isOpen: true, myOptionId: null };
    const content = backend({ status, poll, offers: [anOffer()] });
    content.isModerator = true;
    content.putComment(aComment({ commentId: 'r0', postId: 'p1', rootId: 'm1', status, content: 'Her number is 98.' }));
    open(content, '/p/p1', { member: { ...aWriter(), role: 'moderator' } });
    expect(await screen.findByText('You see this because you moderate.')).toBeTruthy();
    expect(screen.getByText(new RegExp(said))).toBeTruthy();
    expect(screen.getByText('I served 60 of 90 days and paid the rest.')).toBeTruthy();
    expect(screen.getByText('Every one')).toBeTruthy();
    expect(screen.getByText('Koyal Pay')).toBeTruthy();
    const hidden = within((await screen.findByText('Her number is 98.')).closest<HTMLElement>('[role=article]') ?? document.body);
    expect(hidden.getByText(/You see this comment because you moderate/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
    for (const name of ['Share', 'Every one', /^Take/, 'Reply', /^Upvote/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['FLAGGED', /moderator/],
    ['SCHEDULED', /random time/],
  ] as const)('is read first by its author, and says so, and that voting must wait: %s', async (status, said) => {
    const poll = { options: [{ optionId: 'a', text: 'Every one', votes: 0 }], votesCount: 0, closesOn: '2026-11-27', isOpen: true, myOptionId: null };
    const hidden = { measure: 'hide', rule: 'spam', decidedOn: null, note: '', appeal: 'none', mayAppeal: false } as const;
    const moderation = status === 'FLAGGED' ? [hidden] : [];
    open(backend({ status, isMine: true, moderation, poll, offers: [anOffer()] }), '/p/p1', { member: aWriter() });
    expect(await screen.findByText('I served 60 of 90 days and paid the rest.')).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    expect([screen.getByText('Every one').tagName, screen.getAllByText('People can vote when they can see this post')]).toMatchObject(['SPAN', [{}, {}]]);
    for (const name of ['Every one', 'See the result', /^Take/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is still read by its author, who sees why and may appeal', async () => {
    const moderation = { measure: 'remove', rule: 'spam', decidedOn: '2026-11-20', note: 'No ads, please.', appeal: 'none', mayAppeal: true } as const;
    open(backend({ status: 'AUTHOR_REJECTED', isMine: true, moderation: [moderation] }), '/p/p1', { member: aWriter() });
    expect(await screen.findByText('A moderator took this down. Only you and moderators still see it.')).toBeTruthy();
    expect(screen.getByText('The rule: An ad or spam.')).toBeTruthy();
    expect(screen.getByText('No ads, please.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a second look' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why it should stay up', hidden: true }), { target: { value: 'It is no ad.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    expect(await screen.findByText('You have asked for a second look. The answer will appear here.')).toBeTruthy();
  });
});
