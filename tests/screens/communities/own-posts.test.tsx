import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aComment, aPost, designation } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const open = (content: FakeContent, isMember = true) =>
  withContent(ownPosts, screens.ownPosts, screens.ownPosts, content, isMember ? { member: aWriter() } : {});

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
    expect(cards[1]?.textContent).toContain('Hidden from others until a moderator has looked.');
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
    expect(screen.getByText(/^Your posts under either name.* Your comments stand with the posts they answer\.$/)).toBeTruthy();
    expect(screen.queryByText('You have not written anything yet.')).toBeNull();
  });

  it('lead to writing where there are none, and a guest in', async () => {
    const { view } = open(new FakeContent());
    expect(await screen.findByRole('heading', { name: 'You have not written anything yet.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Ask, share or start a poll/ })).toBeTruthy();
    expect(screen.getByText('0 posts, 0 comments').parentElement?.children.length).toBe(1);
    view.unmount();
    open(new FakeContent(), false);
    expect(await screen.findByRole('heading', { name: 'Your posts belong to your account.' })).toBeTruthy();
  });
});
