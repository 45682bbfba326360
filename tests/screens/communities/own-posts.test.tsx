import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aPost, designation } from '#tests/content.ts';
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
    moderation: { rule: 'spam', decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true },
  }),
  aPost({ title: 'By somebody else' }),
];

describe('one’s own posts (R-059, R-064)', () => {
  it('stand together under both personas, each with what became of it', async () => {
    open(new FakeContent([], own));
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(['It stands', 'It waits', 'It fell']);
    expect(cards[1]?.textContent).toContain('Several people reported this.');
    expect(cards[2]?.textContent).toContain('The rule: An ad or spam.');
    expect(screen.getByText('1 post waits for a moderator')).toBeTruthy();
  });

  it('can be looked at a second time from here', async () => {
    open(new FakeContent([], own));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for a second look' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why it should stand', hidden: true }), { target: { value: 'It is no ad.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for it', hidden: true }));
    expect(await screen.findByText('A second look is asked for. You find the answer here.')).toBeTruthy();
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
