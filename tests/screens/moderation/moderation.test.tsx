import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import * as moderation from '#web/app/moderation/moderation-wiring.ts';
import * as transparency from '#web/app/moderation/transparency-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { anItem, aPlace, aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { takeDown } from './opened-queue.ts';
import type { Visitor } from '#tests/screens/posts/a-thread.ts';

const spam = anItem({
  place: aPlace({ names: {} }),
  post: aPost({
    postId: 'p1',
    title: 'Buy followers',
    content: 'Ten thousand for the price of lunch.',
    status: 'FLAGGED',
    poll: { options: [{ optionId: 'a', text: 'Today only', votes: 0 }], votesCount: 0, closesOn: '2026-11-27', isOpen: true, myOptionId: null },
  }),
  reports: [{ reason: 'spam', count: 3, notes: ['Seen it ten times'] }],
  suggestedRule: 'spam',
});

describe('the queue of moderators', () => {
  it.each([
    ['guests', {}],
    ['members who are no moderators', { member: aWriter(), change: ({ moderations }) => (moderations.isModerator = false) }],
  ] satisfies [string, Visitor][])('does not exist for %s', async (_who, visitor) => {
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), visitor);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing for you at this address.' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('There is nothing for you at this address. | Daftar'));
  });

  it.each(['moderator', 'administrator'] as const)('leads administrators alone to who moderates: %s (R-167)', async (role) => {
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), { member: { ...aWriter(), role } });
    await screen.findByRole('heading', { level: 1, name: 'Waiting for a decision' });
    expect(screen.queryAllByRole('link', { name: 'Who moderates' })).toHaveLength(role === 'administrator' ? 1 : 0);
  });

  it.each([
    [1, '1 appeal waits for another moderator, because you made the decision.'],
    [2, '2 appeals wait for another moderator, because you made the decision.'],
  ])('says that %s wait for another moderator', async (count, said) => {
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
      member: { ...aWriter(), role: 'administrator' },
      change: ({ queueItems }) => {
        const { list } = queueItems;
        queueItems.list = async (...asked) => ({ ...(await list.apply(queueItems, asked)), forAnother: count });
      },
    });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('shows what was said of a thing, by how many, and takes decisions', async () => {
    const content = new FakeContent([], [aPost({ postId: 'p1' })]);
    const { moderations } = withContent(moderation, screens.moderation, '/moderation', content, {
      member: aWriter(),
      change: (adapters) => (adapters.moderations.items = [spam]),
    });
    const item = within(await screen.findByRole('article', { name: 'Buy followers' }));
    expect(item.getByText(/An ad or spam: 3 people/)).toBeTruthy();
    expect(item.getByText('Seen it ten times')).toBeTruthy();
    expect(item.getByText('Today only')).toBeTruthy();
    expect(screen.getByText('1 item is waiting.')).toBeTruthy();
    await takeDown('Buy followers');
    expect(await screen.findByText('Taken down. The ledger has a line for it.')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Buy followers' })).toBeNull();
    expect(moderations.log[0]).toMatchObject({ decision: 'remove', rule: 'spam' });
    await waitFor(() => expect(screen.getByText('Nothing is waiting.')).toBeTruthy());
  });

  it('says nothing of how much waits before it knows', async () => {
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
      member: aWriter(),
      change: ({ queueItems }) => (queueItems.list = () => new Promise(() => undefined)),
    });
    expect(await screen.findByRole('link', { name: 'First look' })).toBeTruthy();
    expect(screen.queryByText(/Nothing is waiting|\(0\)/)).toBeNull();
  });

  it('has its tab in the address, and counts with the menu what waits in which', async () => {
    withContent(moderation, screens.moderation, '/moderation?part=second', new FakeContent(), {
      member: { ...aWriter(), role: 'administrator' },
      change: ({ moderations, queueItems }) => {
        moderations.items = [spam];
        queueItems.appealedBans = 2;
      },
    });
    expect(await screen.findByText('Nothing is waiting here; 1 waits in First look, 2 wait in Bans and silences.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Second look' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'First look (1)' }).getAttribute('href')).toBe('/moderation');
    expect(screen.getByRole('link', { name: 'Bans and silences (2)' }).getAttribute('href')).toBe('/moderation?part=bans');
    fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
    expect(await screen.findByRole('link', { name: /^Moderation.*3/ })).toBeTruthy();
  });
});

describe('the parts of the queue', () => {
  const titled = (itemId: string, title: string): QueueItem => ({
    ...spam,
    itemId,
    resourceId: itemId,
    texts: { title },
    post: aPost({ postId: itemId, title }),
  });

  it('say how much waits, unfold one thing at a time, and ask for nothing twice', async () => {
    const asked: unknown[] = [];
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
      member: aWriter(),
      change: ({ moderations, queueItems }) => {
        moderations.items = [titled('q1', 'Buy followers'), titled('q2', 'Buy likes'), { ...titled('q3', 'Buy votes'), stage: 'second' }];
        const list = queueItems.list.bind(queueItems);
        queueItems.list = (filter, after) => {
          asked.push([filter?.stage, after ?? null]);
          return list(filter, after);
        };
      },
    });
    const likes = await screen.findByRole('button', { name: 'Buy likes' });
    expect(screen.getByRole('link', { name: 'First look (2)' }).getAttribute('aria-current')).toBe('page');
    expect([screen.getByRole('button', { name: 'Buy followers' }), likes].map((each) => each.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    expect(screen.getAllByRole('button', { name: 'Take it down' })).toHaveLength(1);
    fireEvent.click(likes);
    expect(within(screen.getByRole('article', { name: 'Buy likes' })).getByRole('button', { name: 'Take it down' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buy followers' }).getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('link', { name: 'Second look (1)' }));
    await screen.findByRole('article', { name: 'Buy votes' });
    fireEvent.click(screen.getByRole('link', { name: 'First look (2)' }));
    await screen.findByRole('article', { name: 'Buy followers' });
    expect(asked).toEqual([
      ['first', null],
      ['second', null],
    ]);
  });
});

describe('the way to the queue (T-5)', () => {
  const menuOf = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Your account' }));
    return within(await screen.findByRole('dialog', { name: 'Your account' }));
  };
  const opened = (role: 'member' | 'moderator') =>
    withContent(moderation, screens.moderation, '/moderation', new FakeContent(), {
      member: { ...aWriter(), role },
      change: (adapters) => (adapters.moderations.items = [spam, { ...spam, itemId: 'q2', stage: 'second' }]),
    });

  it('says in the menu of moderators how much waits, and counts down with each decision', async () => {
    opened('moderator');
    const menu = await menuOf();
    expect(await menu.findByRole('link', { name: /^Moderation.*2/ })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it', hidden: true }));
    expect(await menu.findByRole('link', { name: /^Moderation.*1/ })).toBeTruthy();
  });

  it('is not in the menu of others', async () => {
    opened('member');
    expect((await menuOf()).queryByRole('link', { name: /Moderation/ })).toBeNull();
  });
});

describe('the ledger (F-04)', () => {
  it('says when nothing has been taken down', async () => {
    withContent(transparency, screens.transparency, '/transparency', new FakeContent());
    expect(await screen.findByText('Nothing has been taken down yet.')).toBeTruthy();
  });

  it('says a thing’s community, and leads to it only where still shown', async () => {
    withContent(transparency, screens.transparency, '/transparency', new FakeContent(), {
      change: ({ ledger }) => {
        ledger.add({ itemId: 'p1', itemKind: 'post', action: 'removed', community: 'notice-period' });
        ledger.add({ itemId: 'm1', itemKind: 'comment', action: 'restored', community: 'notice-period' });
        ledger.add({ itemId: 'q1', itemKind: 'question', action: 'restored', community: 'notice-period' });
        ledger.add({ itemId: 'r1', itemKind: 'review', action: 'restored', community: 'notice-period' });
        const place = aPlace({ name: 'Notice period', names: { hi: 'नोटिस पीरियड' } });
        ledger.things = [
          { itemId: 'p1', place, postId: null },
          { itemId: 'm1', place, postId: 'p2' },
          { itemId: 'q1', place, postId: 'q1' },
          { itemId: 'r1', place, postId: 'r1' },
        ];
      },
    });
    fireEvent.click(await screen.findByText(/^Technical lines/));
    expect(await screen.findByText('A post in “Notice period” was taken down.')).toBeTruthy();
    expect(screen.getByText('A comment in “Notice period” was brought back.')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^See/ }).map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['See it: line 4', '/review/r1'],
      ['See it: line 3', '/interviews/question/q1'],
      ['See it: line 2', '/p/p2?comment=m1'],
    ]);
    expect(screen.queryByText(/notice-period/)).toBeNull();
  });

  it('begins with three numbers, and lists removals alone by week', async () => {
    withContent(transparency, screens.transparency, '/transparency', new FakeContent(), {
      change: ({ ledger }) => {
        ledger.add({ itemId: 'p1', action: 'removed', rule: 'spam', week: '2026-W46' });
        ledger.add({ itemId: 'r1', itemKind: 'review', action: 'removed', rule: 'personal-details', askedBy: 'employer' });
        ledger.add({ itemId: 'r2', itemKind: 'review', action: 'asked', askedBy: 'employer' });
        ledger.add({ itemId: 'r2', itemKind: 'review', action: 'kept', askedBy: 'employer' });
        ledger.add({ itemId: '2026-q4', itemKind: 'issuer-key', action: 'published', askedBy: 'automatic' });
        ledger.add({ itemId: 'p1', action: 'restored', appeal: 'granted', askedBy: 'author' });
        ledger.things = [{ itemId: 'p1', place: aPlace({ name: 'Notice period', names: {} }), postId: 'p1' }];
      },
    });
    const list = await screen.findByRole('region', { name: 'Taken down, newest first' });
    const numbers = screen.getAllByRole('listitem').slice(0, 3);
    expect(
      numbers.map(({ textContent }) =>
        /^(\d+)([a-z’ ]+)/
          .exec(textContent)
          ?.slice(1)
          .map((part) => part.trim()),
      ),
    ).toEqual([
      ['2', 'taken down'],
      ['1', 'at a company’s wish'],
      ['1', 'brought back'],
    ]);
    expect(numbers[1]?.textContent).toContain('Companies reported 1 review. 1 stayed.');
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Week of 16 November 2026', 'Week of 9 November 2026']);
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'A review The rule: Names a private person, or gives a number or address. An employer asked for it.',
      'A post in “Notice period” brought backThe rule: An ad or spam. Readers reported it.See it',
    ]);
  });

  it('shows each entry, and computes the chain again', async () => {
    withContent(transparency, screens.transparency, '/transparency', new FakeContent(), {
      change: ({ ledger }) => void ledger.add({ itemId: 'p1', itemKind: 'post', action: 'removed', rule: 'spam' }),
    });
    fireEvent.click(await screen.findByText(/^Technical lines/));
    const line = await screen.findByText('A post was taken down.');
    expect(line.closest('li')?.textContent).toMatch(/The rule: An ad or spam\. Readers reported it\.\s*Line 1\s*Week of 16 November 2026$/);
    expect(within(screen.getByRole('region', { name: 'The last line of each day' })).getByText(/^[0-9a-f]{64}$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check the chain on this device' }));
    expect(await screen.findByText(/The chain (is intact|breaks)/)).toBeTruthy();
  });
});
