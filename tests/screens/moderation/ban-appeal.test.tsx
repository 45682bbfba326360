import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import { screens } from '#core/navigation/screens.ts';
import * as ownPosts from '#web/app/communities/own-posts-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aSanction } from '#tests/screens/posts/a-sanction.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { aBan } from './a-ban.ts';

const ban = aBan();
const own = aSanction({ measure: 'ban', profileType: null, note: 'Four ads in an hour.', until: Date.parse('2026-11-28T09:00:00Z'), isNew: true });

describe('a member whose account is banned (R-064)', () => {
  const banned = (sanction: OwnSanction, preferences?: FakePreferences, member = aWriter(), storage = new FakeUserStorage()) => ({
    member,
    ...withContent(ownPosts, screens.ownPosts, screens.ownPosts, new FakeContent(), {
      member,
      ...(preferences && { preferences }),
      swaps: [[UserStorage, storage]],
      change: ({ ownDecisions, bans }) => {
        ownDecisions.known = { decisions: [], reports: [], sanctions: [sanction] };
        bans.ownBanId = 'b1';
        bans.stored = [{ ...ban, appeal: sanction.appeal, appealText: null }];
      },
    }),
    storage,
  });

  it('reads why, until when and what it means, on every page, and appeals once', async () => {
    const { ownDecisions, bans } = banned(own);
    expect(await screen.findByText('Your account is banned until 28 November 2026.')).toBeTruthy();
    expect(screen.getByText('Four ads in an hour.').previousElementSibling?.textContent).toBe('Note from the moderator');
    expect(screen.queryByText('Decisions')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the reason' }).getAttribute('href')).toBe('/p/p1');
    expect(screen.getByRole('link', { name: 'Delete the account' }).getAttribute('href')).toBe('/settings/manage-account');
    expect((await screen.findByRole('link', { name: 'Your account is banned. Read why and until when, and appeal.' })).getAttribute('href')).toBe(
      '/user/posts',
    );
    await waitFor(() => expect(ownDecisions.known.sanctions[0]?.isNew).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    await expectFocusOn(screen.getByRole('textbox', { name: 'Why the ban should end' }), 'Say why, in a few words.');
    fireEvent.change(screen.getByRole('textbox', { name: 'Why the ban should end' }), { target: { value: 'It was no ad.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText('You have appealed. An administrator will answer here.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Why the ban should end' })).toBeNull();
    expect(bans.stored[0]).toMatchObject({ appeal: 'open', appealText: 'It was no ad.' });
  });

  it('sees when the ban has ended meanwhile, and keeps the words', async () => {
    const { bans } = banned(own);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Why the ban should end' });
    fireEvent.change(field, { target: { value: 'It was no ad.' } });
    bans.stored = [];
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This was not sent: the ban has ended, or your appeal is answered. Reload the page to see.');
    expect(field.value).toBe('It was no ad.');
  });

  it('finds the words of an appeal again that was not sent', async () => {
    const first = banned(own);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why the ban should end' }), { target: { value: 'It was no ad.' } });
    first.bans.appeal = () => Promise.reject(new Failure('offline'));
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    await screen.findByText('This could not be sent. Your text is saved here; try again.');
    expect([...first.storage.kept.values()].join(' ')).toContain('It was no ad.');
    first.view.unmount();
    banned(own, undefined, first.member, first.storage);
    expect(await screen.findByRole('textbox', { name: 'Why the ban should end' })).toHaveProperty('value', 'It was no ad.');
  });

  it('sees that an appeal is there where another tab has sent one', async () => {
    const { bans } = banned(own);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why the ban should end' }), { target: { value: 'It was no ad.' } });
    await bans.appeal('It was none.');
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByText('We have your appeal.')).toBeTruthy();
    expect(await screen.findByText('You have appealed. An administrator will answer here.')).toBeTruthy();
    expect(screen.queryByText(/^This was not sent/)).toBeNull();
  });

  it.each([
    [{ postId: null, note: '' }, 'You deleted an account that was banned. The ban continues for this one.'],
    [{ appeal: 'rejected', answer: 'They were ads.' }, 'The answer: They were ads.'],
    [{ isLifted: true, appeal: 'granted' }, 'The ban of your account is over, and your votes count again.'],
  ] as const)('sees what became of it: %j', async (known, sentence) => {
    banned({ ...own, ...known });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryAllByRole('textbox', { name: 'Why the ban should end' })).toHaveLength('postId' in known ? 1 : 0);
  });

  it('reads it in Hindi', async () => {
    banned(own, new FakePreferences({ language: 'hi' }));
    expect(await screen.findByText('आपका खाता बंद है: 28 नवंबर 2026 तक।')).toBeTruthy();
  });
});

describe('the mark in the menu (R-064, R-072)', () => {
  const decided = { resourceId: 'p2', resourceType: 'POST', postId: 'p2', reason: 'spam', outcome: 'kept', rule: null, week: '2026-W47' } as const;
  const withNews = (isNew: boolean) =>
    withContent(ownPosts, screens.ownPosts, screens.ownPosts, new FakeContent(), {
      member: aWriter(),
      change: ({ ownDecisions }) => (ownDecisions.known = { decisions: [], reports: [{ ...decided, isNew }], sanctions: [] }),
    });

  it('says that something was decided until it is seen', async () => {
    withNews(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Your account: there is a decision' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
    expect(menu.getByRole('link', { name: 'Your posts A decision' }).getAttribute('href')).toBe('/user/posts');
    const box = (await screen.findByText('1 new')).closest('details');
    if (!box) throw new Error('There are no decisions.');
    box.open = true;
    fireEvent(box, new Event('toggle'));
    expect(await screen.findByRole('button', { name: 'Your account' })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Your posts' })).toBeTruthy();
  });

  it('comes when the tab is seen again', async () => {
    const { ownDecisions, tabs } = withNews(false);
    await screen.findByText('Decisions');
    expect(screen.queryByRole('button', { name: 'Your account: there is a decision' })).toBeNull();
    ownDecisions.known = { ...ownDecisions.known, reports: [{ ...decided, isNew: true }] };
    tabs.comeBack();
    expect(await screen.findByRole('button', { name: 'Your account: there is a decision' })).toBeTruthy();
  });
});
