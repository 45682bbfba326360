import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aComment, anOffer, aPost, anItem, aPlace } from '#tests/content.ts';
import { card, opened } from './opened-queue.ts';

const small = { url: '/media/f1/small', width: 8, height: 4, bytes: 90 };
const picture = { fileKey: 'f1', url: '/media/f1', width: 16, height: 9, bytes: 120, small };

describe('an item of the queue (T-5)', () => {
  it('shows its pictures blurred where they were reported as sexual, until they are asked for', async () => {
    opened([anItem({ post: aPost({ postId: 'p1', title: 'What do you think of it?', pictures: [picture] }) })]);
    const item = await card();
    const shown = item.getByRole('img', { name: 'Picture', hidden: true });
    expect(shown.closest('[inert]')).toBeTruthy();
    const show = item.getByRole('button', { name: 'Show the picture' });
    expect(show.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(show);
    expect(item.getByRole('img', { name: 'Picture' }).closest('[inert]')).toBeNull();
    expect(item.getByRole('button', { name: 'Blur the picture' })).toBeTruthy();
  });

  it('shows pictures at once where nobody said that they are hard to see', async () => {
    const post = aPost({ postId: 'p1', title: 'What do you think of it?', pictures: [picture] });
    opened([anItem({ post, reports: [{ reason: 'spam', count: 1, notes: [] }], suggestedRule: 'spam' })]);
    expect((await card()).getByRole('img', { name: 'Picture' }).closest('[inert]')).toBeNull();
  });

  it('shows poll, offers and persona, and leads to the thread', async () => {
    const poll = { options: [{ optionId: 'a', text: 'Every one', votes: 3 }], votesCount: 3, closesOn: '2026-11-27', isOpen: true, myOptionId: null };
    opened([anItem({ post: aPost({ postId: 'p1', title: 'What do you think of it?', poll, offers: [anOffer()] }) })]);
    const item = await card();
    for (const text of ['Every one', 'Koyal Pay', 'Steady Marigold']) expect(item.getByText(text)).toBeTruthy();
    expect(item.getByRole('link', { name: 'Open the thread' }).getAttribute('href')).toBe('/p/p1');
    for (const name of ['Every one', /^Take this/]) expect(item.queryByRole('button', { name })).toBeNull();
  });

  it('says where nobody but newcomers has reported it, and nothing of that where others have', async () => {
    opened([anItem({ onlyNewcomers: true })]);
    expect((await card()).getByText(/^All from new accounts, or accounts that are not set up yet\./)).toBeTruthy();
    cleanup();
    opened([anItem()]);
    expect((await card()).queryByText(/^All from new accounts/)).toBeNull();
  });

  it('says that an appeal about the same thing waits, and what its author says there', async () => {
    opened([anItem({ beside: { cause: 'appeal', former: 'lock', appealText: 'Nobody was named.' } })]);
    const item = await card();
    for (const text of [/also asks for a second look/, 'The first decision was to close it for comments.', 'Nobody was named.'])
      expect(item.getByText(text)).toBeTruthy();
  });

  it('shows a comment with the post it is under and the comment it answers', async () => {
    const comment = aComment({ commentId: 'm2', postId: 'p1', content: 'Your lead is a thief.' });
    opened([anItem({ resourceId: 'm2', resourceType: 'COMMENT', comment, answered: aComment({ content: 'Ask by mail.' }) })]);
    const item = await card('Your lead is a thief.');
    expect(item.getByText('Ask by mail.')).toBeTruthy();
    expect(item.getByText('What do you think of it?')).toBeTruthy();
    expect(item.getByRole('link', { name: 'Open the thread' }).getAttribute('href')).toBe('/p/p1?comment=m2');
  });

  it('shows a message’s photo, and leads nowhere, as the conversation is private (R-186)', async () => {
    opened([anItem({ resourceId: 'm3', resourceType: 'MESSAGE', post: null, texts: { content: '' }, pictures: [picture] })]);
    const item = await card('Message');
    fireEvent.click(item.getByRole('button', { name: 'Show the picture' }));
    expect(item.getByRole('img', { name: 'Picture' }).closest('[inert]')).toBeNull();
    expect(item.queryByRole('link', { name: 'Open the thread' })).toBeNull();
  });

  it('shows what an edit changed, earlier decisions, and removals under that name', async () => {
    const post = aPost({ postId: 'p1', title: 'What do you think of it?', content: 'My lead is kind.' });
    const versions = [{ texts: { title: 'What do you think of it?', content: 'My lead is a thief.' }, replacedOn: '2026-11-19' }];
    const decision = {
      itemId: 'q0',
      resourceId: 'p1',
      resourceType: 'POST',
      postId: 'p1',
      title: '',
      cause: 'reports',
      stage: 'first',
      former: null,
      decision: 'keep',
      rule: 'spam',
    } as const;
    const decisions = [{ ...decision, note: 'No names.', noteToAuthor: '', decidedOn: '2026-11-18', decidedAt: 0, isMine: false }];
    opened([anItem({ post, versions, decisions, removedBefore: [{ rule: 'spam', count: 2 }] })]);
    const item = await card();
    expect(item.getByText('Earlier versions (1)')).toBeTruthy();
    const [took, put] = [item.getByText('a thief.', { exact: false, selector: 'del' }), item.getByText('kind.', { exact: false, selector: 'ins' })];
    expect([took.textContent, put.textContent]).toEqual(['Removed: a thief.', 'Added: kind.']);
    expect(item.getByText('No names.')).toBeTruthy();
    expect(item.getByText('Taken down before, under the same name: An ad or spam (2).')).toBeTruthy();
  });

  it('that the moderator wrote is for another to decide', async () => {
    opened([anItem({ post: aPost({ postId: 'p1', title: 'What do you think of it?', isMine: true }) })]);
    const item = await card();
    expect(item.getByText('You wrote this. Another moderator decides.')).toBeTruthy();
    expect(item.queryByRole('button', { name: 'Take it down' })).toBeNull();
  });
});

describe('the filters of the queue (T-5)', () => {
  it('show a part of what waits, and say what is chosen', async () => {
    const stored = anItem({
      itemId: 'q2',
      resourceId: 'p2',
      cause: 'words',
      place: aPlace({ entityId: 'c2', name: 'Salaries', names: { hi: 'वेतन' } }),
      post: aPost({ postId: 'p2', title: 'My saala lead' }),
    });
    opened([anItem(), stored]);
    await card();
    fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: 'words' } });
    await waitFor(() => expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual(['My saala lead']));
    expect(screen.getByRole('option', { name: 'Stopped because of its words (1)' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: '' } });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    fireEvent.change(screen.getByRole('combobox', { name: 'Community' }), { target: { value: 'c2' } });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByText('2 items are waiting.')).toBeTruthy();
  });

  it('are folded above the first case, and say how many are chosen', async () => {
    opened([anItem()]);
    await card();
    const folds = [...document.querySelectorAll('main details, details')].filter((fold) => !fold.closest('article'));
    const named = () => folds.map((fold) => fold.querySelector('summary')?.textContent);
    expect(folds.slice(0, 2).map((fold) => fold.hasAttribute('open'))).toEqual([false, false]);
    expect(named().slice(0, 2)).toEqual(['What you see here, and what happens next', 'Filters and order']);
    expect(folds[0]?.contains(screen.getByText(/^You see the name something was published under/))).toBe(true);
    expect(screen.getByText(/^You see the name something/).textContent?.match(/\./g)).toHaveLength(2);
    expect(folds[1]?.querySelectorAll('select').length).toBe(3);
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'heaviest' } });
    await card();
    expect(named()[1]).toBe('Filters and order (1)');
  });

  it('call communities by their names in Hindi to those who read Hindi (T-13)', async () => {
    opened([anItem()], undefined, { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('option', { name: 'नए लोग (1)' })).toBeTruthy();
    for (const fold of ['छाँटें और क्रम चुनें', 'यहाँ क्या दिखता है, और उसका क्या होता है']) expect(screen.getByText(fold).tagName).toBe('SUMMARY');
    expect(within(screen.getByRole('article')).getByText('नए लोग')).toBeTruthy();
  });
});
