import { settled } from '#tests/screens/settled.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { Failure } from '#core/failure.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost, anonymous, designation, anOffer } from '#tests/content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const salaries = aCommunity({ name: 'Salary talk', slug: 'salary-talk', topicMeta: { posts: 2, followers: 120 } });
const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help', isFollowed: true });

const long = 'I served sixty of ninety days and paid for the rest. They hold the letter all the same, and nobody answers my mails since the tenth of October.';

const backend = (posts = [aPost({ title: 'Can they hold my letter?', content: long, community: notice, upVotes: 4, commentsCount: 2 })]) =>
  new FakeContent([salaries, notice], posts);

const feed = () => screen.findByRole('feed');

describe('the communities (R-050, R-059, R-065, R-066)', () => {
  it('are read without an account, each post as one thing (F-05)', async () => {
    withContent(communities, screens.communities, '/communities', backend());
    const card = within(await feed()).getByRole('article', { name: 'Can they hold my letter?' });
    expect(card.getAttribute('aria-describedby')).toBeTruthy();
    expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'By Steady Marigold in Notice period help, today.  4 votes, 2 comments.',
    );
    expect(card.textContent).toContain('I served sixty of ninety days');
    expect(card.textContent).not.toContain('tenth of October');
    fireEvent.click(within(card).getByRole('button', { name: 'Read more: Can they hold my letter?' }));
    expect(card.textContent).toContain('tenth of October');
  });

  it('suggest beside the feed only posts that it does not show', async () => {
    const posts = Array.from({ length: 22 }, (_, at) => aPost({ postId: `p${at}`, title: `Question ${at}`, community: notice }));
    withContent(communities, screens.communities, '/communities', backend(posts));
    const titlesIn = (part: HTMLElement) =>
      within(part)
        .getAllByRole('link', { name: /^Question/ })
        .map(({ textContent }) => textContent);
    const shown = titlesIn(await feed());
    const beside = titlesIn((await screen.findByRole('heading', { name: 'More to read' })).parentElement ?? document.body);
    expect(beside).toHaveLength(2);
    expect(beside.filter((title) => shown.includes(title))).toEqual([]);
  });

  it('say whole days to all but the author under a role (D-28, R-217)', async () => {
    const clockNow = Date.UTC(2026, 10, 20);
    const content = backend([
      aPost({ title: 'Anonymous', author: anonymous, postedOn: '2026-11-17' }),
      aPost({ title: 'By role', author: designation, postedOn: '2026-11-20' }),
      aPost({ title: 'Mine', author: designation, isMine: true, postedOn: '2026-11-20', postedAt: clockNow - 3 * 3_600_000 }),
    ]);
    withContent(communities, screens.communities, '/communities', content);
    const [anonymousCard, roleCard, ownCard] = within(await feed()).getAllByRole('article');
    expect(anonymousCard?.querySelector('time')?.textContent).toBe('3 d ago');
    expect(anonymousCard?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-17');
    expect(roleCard?.querySelector('time')?.textContent).toBe('today');
    expect(ownCard?.querySelector('time')?.textContent).toBe('3 h ago');
  });

  it('ask a guest who votes to log in, and change nothing', async () => {
    const { shell, content } = withContent(communities, screens.communities, '/communities', backend());
    fireEvent.click(within(await feed()).getByRole('button', { name: 'Upvote' }));
    expect(shell.get(LoginStore).options).toEqual({});
    expect(content.posts[0]?.upVotes).toBe(4);
  });

  it('count a vote at once, take it back, and put back what is refused (R-074)', async () => {
    const { content } = withContent(communities, screens.communities, '/communities', backend(), { member: aWriter() });
    const up = within(await feed()).getByRole('button', { name: 'Upvote' });
    fireEvent.click(up);
    expect(up.getAttribute('aria-pressed')).toBe('true');
    await settled();
    expect([up.getAttribute('aria-pressed'), content.posts[0]?.upVotes]).toEqual(['true', 5]);
    fireEvent.click(up);
    await settled();
    expect([up.getAttribute('aria-pressed'), content.posts[0]?.upVotes]).toEqual(['false', 4]);
    content.problem = new Failure('broken');
    fireEvent.click(up);
    expect(up.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(up.getAttribute('aria-pressed')).toBe('false'));
  });

  it('are joined by a double press as by one (R-053)', async () => {
    const { content } = withContent(communities, screens.communities, '/communities?find=', backend(), { member: aWriter() });
    const [join] = await screen.findAllByRole('button', { name: /^Join: / });
    if (!join) throw new Error('There is nothing to join.');
    const joined = () => content.communities.filter(({ isFollowed }) => isFollowed).length;
    for (const detail of [1, 2]) fireEvent.click(join, { detail });
    await settled();
    expect([join.getAttribute('aria-pressed'), joined()]).toEqual(['true', 2]);
    fireEvent.click(join, { detail: 1 });
    await settled();
    expect(join.getAttribute('aria-pressed')).toBe('false');
  });

  it('say that a browser keeps only so many communities, as retrying cannot help', async () => {
    const { content } = withContent(communities, screens.communities, '/communities?find=', backend(), { member: aWriter() });
    const [join] = await screen.findAllByRole('button', { name: /^Join: / });
    if (!join) throw new Error('There is nothing to join.');
    content.problem = new Failure('conflict', undefined, { code: 'TOO_MANY' });
    fireEvent.click(join);
    expect(await screen.findByText('You can join at most 100 communities in this browser. Leave one first.')).toBeTruthy();
    await waitFor(() => expect(join.getAttribute('aria-pressed')).toBe('false'));
  });

  it('show the result of a poll to a member who has voted (R-076)', async () => {
    const poll = {
      options: [
        { optionId: 'a', text: 'Buyout', votes: 8 },
        { optionId: 'b', text: 'Served', votes: 0 },
      ],
      votesCount: 8,
      closesOn: '2026-11-27',
      isOpen: true,
      myOptionId: null,
    };
    const { content } = withContent(communities, screens.communities, '/communities', backend([aPost({ kind: 'poll', poll })]), { member: aWriter() });
    const option = within(await feed()).getByRole('button', { name: 'Served' });
    expect(option.textContent).not.toContain('%');
    fireEvent.click(option);
    expect(await screen.findByRole('button', { name: /Served.*0%/, pressed: true })).toBeTruthy();
    await settled();
    expect(screen.getByText('Result of 8 votes, next when 8 more people vote')).toBeTruthy();
    expect(content.posts[0]?.poll?.myOptionId).toBe('b');
  });

  it('say how many voted in a poll, and no shares below eight (R-076)', async () => {
    const options = ['Buyout', 'Served'].map((text) => ({ optionId: text, text, votes: null }));
    const poll = { options, votesCount: 0, closesOn: '2026-11-27', isOpen: true, myOptionId: null };
    withContent(communities, screens.communities, '/communities', backend([aPost({ kind: 'poll', poll })]), { member: aWriter() });
    fireEvent.click(within(await feed()).getByRole('button', { name: 'Served' }));
    expect(await screen.findByText('1 vote so far, shares from 8 on')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Served', pressed: true }).textContent).toBe('Served');
    expect(within(screen.getByRole('group', { name: 'Poll' })).queryByText(/%/)).toBeNull();
  });

  it('put offers side by side, and count which one people would take (R-077)', async () => {
    const offer = anOffer({ fixedRupees: 3_200_000, stockRupees: 600_000, votes: 6 });
    const post = aPost({ kind: 'salary', offers: [offer, { ...offer, offerId: 'b', companyName: 'Now', isCurrent: true, stockRupees: 0, votes: 3 }] });
    withContent(communities, screens.communities, '/communities', backend([post]), { member: aWriter() });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /Total a year/ }).textContent).toBe('Total a year₹42 L₹36 L');
    expect(table.getByRole('columnheader', { name: 'Current job' })).toBeTruthy();
    expect(table.getByRole('row', { name: /Would take it/ }).textContent).toBe('Would take it67%33%');
    fireEvent.click(table.getByRole('button', { name: 'Take this offer: Koyal Pay' }));
    await settled();
    expect(table.getByRole('button', { name: 'Take this offer: Koyal Pay', pressed: true })).toBeTruthy();
    expect(table.getByRole('row', { name: /Would take it/ }).textContent).toBe('Would take it67%33%');
  });

  it('ask nobody for a video before a press, then only a cookieless host (S-125)', async () => {
    const video = { videoId: 'abcdefghijk', mediaType: 'YOUTUBE_VIDEO', fullUrl: 'https://www.youtube.com/watch?v=abcdefghijk' } as const;
    withContent(communities, screens.communities, '/communities', backend([aPost({ kind: 'video', video })]));
    const play = within(await feed()).getByRole('button', { name: /^Play the video/ });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(play);
    expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0');
  });

  it('say that a link leads out before it does (S-125)', async () => {
    const content = backend([aPost({ content: 'Read https://labour.gov.in/codes and [Koyal](/discussions/koyal-pay)' })]);
    withContent(communities, screens.communities, '/communities', content);
    const link = within(await feed()).getByRole('link', { name: 'https://labour.gov.in/codes' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(fireEvent.click(link)).toBe(false);
    expect((await screen.findByRole('link', { name: 'Go to labour.gov.in', hidden: true })).getAttribute('href')).toBe('https://labour.gov.in/codes');
    expect(screen.getByRole('link', { name: 'Koyal' }).getAttribute('href')).toBe('/discussions/koyal-pay');
  });

  it.each(['', '?order=latest'])('announce new posts without moving the page, and bring them to the top: %s', async (order) => {
    const posts = [aPost({ title: 'Loved', upVotes: 90 })];
    const { content, clock } = withContent(communities, screens.communities, `/communities${order}`, backend(posts));
    await feed();
    await settled();
    for (const title of ['Newer', 'Newest of all']) {
      content.posts = [aPost({ title }), ...content.posts];
      await act(async () => clock.advance(60_000));
      const bar = await screen.findByRole('button', { name: '1 new post' });
      expect(screen.queryByRole('article', { name: title })).toBeNull();
      fireEvent.click(bar);
      const card = await screen.findByRole('article', { name: title });
      expect(screen.getAllByRole('article')[0]).toBe(card);
      await waitFor(() => expect(document.activeElement).toBe(card));
      expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull();
    }
  });

  it('show the newest first on demand, and remember it', async () => {
    const content = backend([aPost({ title: 'New', upVotes: 0 }), aPost({ title: 'Loved', upVotes: 90 })]);
    const first = withContent(communities, screens.communities, '/communities', content);
    const titles = () => [...screen.getByRole('feed').querySelectorAll('h2')].map(({ textContent }) => textContent);
    await feed();
    expect(titles()).toEqual(['Loved', 'New']);
    fireEvent.click(screen.getByRole('link', { name: 'Newest' }));
    await waitFor(() => expect(titles()).toEqual(['New', 'Loved']));
    await waitFor(() => expect(first.preferences.read().feedOrder).toBe('LATEST'));
    first.view.unmount();
    withContent(communities, screens.communities, '/communities', content, { preferences: first.preferences });
    await feed();
    expect(titles()).toEqual(['New', 'Loved']);
  });

  it('show a Hindi reader Hindi first on demand, mark each text, and remember it (F-14)', async () => {
    const content = backend([aPost({ title: 'Loved', upVotes: 90 }), aPost({ title: 'नोटिस के पैसे', content: 'काट लिए।', upVotes: 0 })]);
    const first = withContent(communities, screens.communities, '/communities', content, { preferences: new FakePreferences({ language: 'hi' }) });
    const titles = () => [...screen.getByRole('feed').querySelectorAll('h2')].map(({ textContent, lang }) => [textContent, lang]);
    await feed();
    expect(titles()).toEqual([
      ['Loved', 'en'],
      ['नोटिस के पैसे', 'hi'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'हिंदी वाले पहले', pressed: false }));
    await waitFor(() => expect(titles()[0]).toEqual(['नोटिस के पैसे', 'hi']));
    first.view.unmount();
    withContent(communities, screens.communities, '/communities', content, { preferences: first.preferences });
    await feed();
    expect(titles()[0]).toEqual(['नोटिस के पैसे', 'hi']);
    expect(screen.getByRole('button', { name: 'हिंदी वाले पहले', pressed: true })).toBeTruthy();
  });

  it('offer no other language first to a reader of English', async () => {
    withContent(communities, screens.communities, '/communities', backend(), { preferences: new FakePreferences({ ownLanguageFirst: true }) });
    await feed();
    expect(screen.queryByRole('button', { name: 'In your language first' })).toBeNull();
  });

  it('are found by name, and joined with one press (R-053, R-057)', async () => {
    const { content } = withContent(communities, screens.communities, '/communities?find=', backend(), { member: aWriter() });
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search communities' }), { target: { value: 'salary' } });
    fireEvent.submit(screen.getByRole('search'));
    const join = await screen.findAllByRole('button', { name: 'Join: Salary talk' });
    if (join[0]) fireEvent.click(join[0]);
    await waitFor(() => expect(content.communities.find(({ slug }) => slug === 'salary-talk')?.isFollowed).toBe(true));
    expect((await screen.findAllByRole('button', { name: /^Joined: Salary talk/ })).length).toBeGreaterThan(0);
  });

  it('say so when none has that name (R-057)', async () => {
    withContent(communities, screens.communities, '/communities?find=qqqq', backend());
    expect(await screen.findByText('No communities found.')).toBeTruthy();
  });
});
