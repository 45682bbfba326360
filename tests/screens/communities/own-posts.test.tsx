import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aComment, aPost, designation } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const open = (content: FakeContent, isMember = true, query = '') =>
  withContent(ownPosts, screens.ownPosts, screens.ownPosts + query, content, isMember ? { member: aWriter() } : {});

const own = [
  aPost({ title: 'It stands', isMine: true }),
  aPost({ title: 'It waits', isMine: true, status: 'FLAGGED', author: designation }),
  aPost({
    title: 'It fell',
    isMine: true,
    status: 'AUTHOR_REJECTED',
    moderation: [{ measure: 'remove', rule: 'spam', decidedOn: '2026-11-20', note: 'No ads, please.', appeal: 'none', mayAppeal: true }],
  }),
  aPost({ title: 'By somebody else' }),
];

describe('one’s own posts (R-059, R-064)', () => {
  it('stand together under both personas, each with what became of it', async () => {
    open(new FakeContent([], own));
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(['It stands', 'It waits', 'It fell']);
    expect(cards[1]?.textContent).toContain('Hidden from others until a moderator has checked it.');
    expect(cards[2]?.textContent).toContain('Taken down by a moderator.');
    expect(screen.getByText('1 post waits for a moderator')).toBeTruthy();
  });

  it('lead to what was decided, and offer neither votes nor sharing where nobody else reads', async () => {
    open(new FakeContent([], own));
    const [stands, , fell] = await screen.findAllByRole('article');
    if (!stands || !fell) throw new Error('There are three cards.');
    expect(within(fell).getByRole('link', { name: 'Why, and what you can do' }).getAttribute('href')).toMatch(/^\/p\//);
    expect([within(stands).queryAllByRole('button', { name: 'Share' }).length, within(fell).queryAllByRole('button', { name: 'Share' }).length]).toEqual([
      1, 0,
    ]);
  });

  it('are said to be missing alone where there are comments', async () => {
    const content = new FakeContent();
    content.comments = [aComment({ isMine: true })];
    open(content);
    expect(await screen.findByText('0 posts, 1 comment')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'You have no posts yet.' })).toBeTruthy();
    expect(screen.queryByText('You have not written anything yet.')).toBeNull();
  });

  it('lead to writing where there are none, and a guest in', async () => {
    const { view } = open(new FakeContent());
    expect(await screen.findByRole('heading', { name: 'You have not written anything yet.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Ask, share or start a poll/ })).toBeTruthy();
    expect(screen.getByText('0 posts, 0 comments').parentElement?.children.length).toBe(1);
    view.unmount();
    open(new FakeContent(), false);
    expect(await screen.findByRole('heading', { name: 'Log in to see what you wrote.' })).toBeTruthy();
  });
});

const bond = aPost({ postId: 'p1', title: 'Is a bond usual?' });
const hidden = aPost({ postId: 'p2', title: 'Hidden by now', status: 'AUTHOR_REJECTED' });

function withComments(): FakeContent {
  const content = new FakeContent([], [bond, hidden]);
  content.comments = [
    aComment({ commentId: 'c1', postId: 'p1', content: 'Ask for it by mail.', isMine: true, author: designation }),
    aComment({ commentId: 'c2', postId: 'p1', content: 'By somebody else.' }),
    aComment({ commentId: 'c3', postId: 'p2', content: 'It came by courier.', isMine: true, postedAt: null }),
    aComment({ commentId: 'c4', postId: 'p1', content: 'Gone.', isMine: true, status: 'DELETED' }),
    aComment({
      commentId: 'c5',
      postId: 'p1',
      content: 'Buy my course.',
      isMine: true,
      status: 'AUTHOR_REJECTED',
      moderation: [{ measure: 'remove', rule: 'spam', decidedOn: '2026-11-20', note: 'No ads, please.', appeal: 'none', mayAppeal: true }],
    }),
  ];
  return content;
}

describe('one’s own comments (R-059, R-064, R-073)', () => {
  it('are behind a tab beside the posts, newest first, with names and links', async () => {
    open(withComments());
    const tabs = within(await screen.findByRole('navigation', { name: 'What you wrote' }));
    expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
      ['Posts', 'page'],
      ['Comments', null],
    ]);
    fireEvent.click(tabs.getByRole('link', { name: 'Comments' }));
    expect(await screen.findByRole('heading', { name: 'Your comments', level: 1 })).toBeTruthy();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => [card.querySelector('h2')?.textContent, card.querySelector('h2 a')?.getAttribute('href')])).toEqual([
      ['Is a bond usual?', '/p/p1?comment=c5'],
      ['A hidden post', undefined],
      ['Is a bond usual?', '/p/p1?comment=c1'],
    ]);
    expect(cards[2]?.textContent).toContain(designation.name);
    expect(cards[2]?.textContent).toContain('Ask for it by mail.');
    expect(tabs.getByRole('link', { name: 'Comments' }).getAttribute('aria-current')).toBe('page');
  });

  it('say at their URL what was removed, why, and where to appeal', async () => {
    open(withComments(), true, '?list=comments');
    const [fell, , stands] = await screen.findAllByRole('article');
    if (!fell || !stands) throw new Error('There are three cards.');
    expect(fell.textContent).toContain('Taken down by a moderator. The rule: An ad or spam.');
    expect(within(fell).getByRole('link', { name: 'Why, and what you can do' }).getAttribute('href')).toBe('/p/p1?comment=c5');
    expect(within(stands).queryByText(/Taken down/)).toBeNull();
  });

  it('are said to be missing where there are none, though there are posts', async () => {
    open(new FakeContent([], own), true, '?list=comments');
    expect(await screen.findByRole('heading', { name: 'You have no comments yet.' })).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });
});
