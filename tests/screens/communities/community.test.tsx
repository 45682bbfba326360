import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { Companies } from '#core/companies/companies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import * as community from '#web/app/communities/community-wiring.ts';
import * as companyPosts from '#web/app/communities/company-posts-wiring.ts';
import * as department from '#web/app/communities/department-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity, aPost } from '#tests/content.ts';
import { withContent } from '#tests/screens/posts/with-content.ts';

const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help' });
const sales = aCommunity({ type: 'department', name: 'Sales', slug: 'sales' });
const koyal = aCommunity({ type: 'company', name: 'Koyal Pay', slug: 'koyal-pay' });

const backend = () =>
  new FakeContent(
    [notice, sales, koyal],
    [
      aPost({ title: 'Can they hold my letter?', community: notice }),
      aPost({ title: 'How are the hikes?', community: koyal }),
      aPost({ title: 'Targets', community: sales }),
    ],
  );

const feed = () => screen.findByRole('feed');

describe('one community (R-051)', () => {
  it('says what it is about, who is in it, and what was said there', async () => {
    withContent(community, screens.community, '/communities/notice-period-help', backend());
    expect(await screen.findByRole('heading', { level: 1, name: 'Notice period help' })).toBeTruthy();
    expect(within(await feed()).getByRole('article', { name: 'Can they hold my letter?' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Notice period help | Daftar'));
  });

  it('is named in its reader’s language, above its page, title and posts (T-13)', async () => {
    const named = aCommunity({
      name: 'Notice period',
      names: { hi: 'नोटिस पीरियड' },
      about: 'Buyouts.',
      abouts: { hi: 'बायआउट।' },
      slug: 'notice',
      isClosed: true,
    });
    const content = new FakeContent([named], [aPost({ title: 'Can they hold my letter?', community: named })]);
    const { shell } = withContent(community, screens.community, '/communities/notice', content);
    expect(await screen.findByText('Nothing new can be posted here. Old posts stay readable.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ask, share/ })).toBeNull();
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByRole('heading', { level: 1, name: 'नोटिस पीरियड' })).toBeTruthy();
    expect(screen.getByText('बायआउट।')).toBeTruthy();
    expect(within(await feed()).getByRole('link', { name: 'नोटिस पीरियड' })).toBeTruthy();
    expect(screen.queryByText('Notice period')).toBeNull();
    await waitFor(() => expect(document.title).toContain('नोटिस पीरियड'));
  });

  it('is not recommended on its own page', async () => {
    withContent(community, screens.community, '/communities/notice-period-help', backend());
    const beside = within(await screen.findByRole('complementary', { name: 'Communities for you' }));
    expect(await beside.findByRole('link', { name: 'Sales' })).toBeTruthy();
    expect(beside.queryByRole('link', { name: 'Notice period help' })).toBeNull();
  });

  it('leaves room for four others beside its own page, the largest first', async () => {
    const topics = [60, 50, 40, 30, 20, 10].map((followers) => aCommunity({ name: `Topic of ${followers}`, topicMeta: { posts: 1, followers } }));
    withContent(community, screens.community, `/communities/${topics[0]?.slug}`, new FakeContent(topics));
    const beside = within(await screen.findByRole('complementary', { name: 'Communities for you' }));
    await beside.findByRole('link', { name: 'Topic of 50' });
    expect(beside.getAllByRole('link', { name: /^Topic of/ }).map((link) => link.textContent)).toEqual([
      'Topic of 50',
      'Topic of 40',
      'Topic of 30',
      'Topic of 20',
    ]);
  });

  it('is described by its subject while empty, and offers the first post (R-050)', async () => {
    const fresh = new FakeContent([
      aCommunity({ name: 'Startups', about: 'Small teams and large promises.' }),
      { ...sales, topicMeta: { posts: 2, followers: 120 } },
    ]);
    const { view } = withContent(communities, screens.communities, '/communities', fresh);
    expect(await screen.findByText('Nobody has written here yet.')).toBeTruthy();
    view.unmount();
    withContent(communities, screens.communities, '/communities?find=', fresh);
    expect(await screen.findByText('Small teams and large promises.')).toBeTruthy();
    expect(screen.getByText('120 members · 2 posts')).toBeTruthy();
    expect(screen.queryByText(/^0 members/)).toBeNull();
  });

  it('leads on when there is none', async () => {
    withContent(community, screens.community, '/communities/nobody', backend());
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this community.' })).toBeTruthy();
  });

  it('of a department is at its own URL', async () => {
    withContent(department, screens.department, '/departments/sales', backend());
    expect(within(await feed()).getByRole('article', { name: 'Targets' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Sales: what people in this work say | Daftar'));
  });

  it('of a company is found by its name alone', async () => {
    withContent(companyPosts, screens.companyPosts, '/discussions/koyal-pay', backend());
    expect(await screen.findByRole('heading', { level: 1, name: 'Koyal Pay' })).toBeTruthy();
    expect(within(await feed()).getByRole('article', { name: 'How are the hikes?' })).toBeTruthy();
  });

  it('of a company is a tab of its page as well (R-026)', async () => {
    const companies = new FakeCompanies([aCompany({ name: 'Koyal Pay', industry: 'Payments' })]);
    withContent(companyPosts, screens.companyPosts, '/discussions/koyal-pay-discussions', backend(), { swaps: [[Companies, companies]] });
    expect((await screen.findByRole('link', { name: 'Community' })).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('heading', { level: 1, name: /Koyal Pay/ })).toBeTruthy();
    expect(within(await feed()).getByRole('article', { name: 'How are the hikes?' })).toBeTruthy();
  });
});

describe('the end of a feed (R-059)', () => {
  it('asks for the next page only when all cards above are drawn', async () => {
    const drawn: number[] = [];
    const countCards = () => document.querySelectorAll('[role=feed] article').length;
    // A browser looks once a frame.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #look: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void;
        #frame = 0;
        constructor(look: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void) {
          this.#look = look;
        }
        observe(target: Element): void {
          if (!target.querySelector('a[href*="cursor="]')) return;
          this.#frame = requestAnimationFrame(() => {
            drawn.push(countCards());
            this.#look([{ isIntersecting: true, target }]);
          });
        }
        disconnect(): void {
          cancelAnimationFrame(this.#frame);
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const posts = Array.from({ length: 45 }, (_none, at) => aPost({ postId: `p${at}`, title: `Post ${at}`, community: notice }));
    withContent(community, screens.community, '/communities/notice-period-help', new FakeContent([notice], posts));
    await waitFor(() => expect(countCards()).toBe(45));
    expect(drawn).toEqual([20, 40]);
  });
});
