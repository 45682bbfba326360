import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/search/search-wiring.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { open } from '#tests/screens/open.tsx';
import { searchSwaps } from './search-world.ts';

const opened = (query: string, { storage = new FakeUserStorage(), preferences = new FakePreferences() } = {}) =>
  open(wiring, screens.search, screens.search + query, searchSwaps(storage), { preferences });
const kinds = () => within(screen.getByRole('navigation', { name: 'Kinds of results' }));
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the page of a search (R-188)', () => {
  it('shows the answering pages first, with pay or that too few shared (F-14)', async () => {
    opened('?q=koyal+pay+salary');
    const answers = within(await screen.findByRole('list', { name: 'Pages that answer this' }));
    const [first] = answers.getAllByRole('listitem');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Koyal Pay salaries' })
        .getAttribute('href'),
    ).toBe('/salaries/koyal-pay-salaries');
    expect(first?.textContent).toContain('₹9 to 15.5 lakh');
    expect(first?.textContent).toContain('50+ people, from few companies');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “koyal pay salary”');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Company, job or city' }).value).toBe('koyal pay salary');
  });

  it('says where too few have shared their pay', async () => {
    opened('?q=staff+nurse+salary');
    expect(await screen.findAllByText('No one figure for everyone yet')).not.toHaveLength(0);
  });

  it('counts each type in its tab, and shows some with the words found', async () => {
    opened('?q=canteen');
    expect(hrefs(await kindsOnceThere())).toEqual(['/search?q=canteen', '/search?q=canteen&type=questions', '/search?q=canteen&type=reviews']);
    expect(kinds().getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
    expect(kinds().getByRole('link', { name: /^Questions ?25$/ })).toBeTruthy();
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getByRole('link', { name: 'Good canteen' }).getAttribute('href')).toBe('/review/r1');
    expect(reviews.getByText('canteen').tagName).toBe('MARK');
    expect(
      within(screen.getByRole('region', { name: 'Questions' }))
        .getByRole('link', { name: 'All 25' })
        .getAttribute('href'),
    ).toBe('/search?q=canteen&type=questions');
  });

  it('leaves no tab empty where the answers say all that was found', async () => {
    opened('?q=koyal+pay');
    const companies = within(await screen.findByRole('region', { name: 'Companies' }));
    expect(hrefs(companies.getAllByRole('link', { name: 'Koyal Pay' }))).toEqual(['/overview/koyal-pay-overview']);
  });

  const kindsOnceThere = async () => {
    await screen.findByRole('navigation', { name: 'Kinds of results' });
    return kinds().getAllByRole('link');
  };

  it('pages through one type by links', async () => {
    opened('?q=canteen&type=questions&from=20');
    expect((await screen.findByRole('link', { name: 'Previous page' })).getAttribute('href')).toBe('/search?q=canteen&type=questions');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem')).toHaveLength(5);
  });

  it('says that a type has nothing of it, and leaves the way to the others', async () => {
    opened('?q=canteen&type=posts');
    expect(await screen.findByText('No results of this kind.')).toBeTruthy();
    expect(kinds().getByRole('link', { name: /^Questions ?25$/ })).toBeTruthy();
  });

  it('says what it took a slip for', async () => {
    opened('?q=pravaga+cloudworks');
    expect(await screen.findByText('Showing results for pravaha cloudworks')).toBeTruthy();
  });

  it('says honestly that nothing is called so, and leads on to what there is', async () => {
    opened('?q=qwxzv');
    expect(await screen.findByText('Nothing here is called “qwxzv”.')).toBeTruthy();
    const ways = within(screen.getByRole('navigation', { name: 'Or browse' })).getAllByRole('link');
    expect(hrefs(ways)).toEqual(['/list-of-companies', '/reviews', '/salaries', '/interviews', '/communities']);
    const known = within(await screen.findByRole('region', { name: 'Popular here' }));
    expect(hrefs(known.getAllByRole('link'))).toEqual(['/overview/koyal-pay-overview', '/overview/pravaha-cloudworks-overview']);
  });

  it('searches inside one company, says so, and leads out of it', async () => {
    const { router } = opened('?q=canteen&company=koyal-pay');
    expect(await screen.findByText('Only what people wrote about Koyal Pay.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe('/search?q=canteen');
    expect(screen.queryByRole('list', { name: 'Pages that answer this' })).toBeNull();
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await userEvent.clear(field);
    await userEvent.type(field, 'managers{Enter}');
    await waitFor(() => expect(router.current?.location.search).toBe('?company=koyal-pay&q=managers'));
    expect(await screen.findByRole('link', { name: 'Good canteen' })).toBeTruthy();
  });

  it('answers for a company that is not here as a page that is not there', async () => {
    const { router } = opened('?q=canteen&company=no-such-company');
    expect(await screen.findByText('We could not find this company.')).toBeTruthy();
    expect(router.current?.loaded?.head()).toMatchObject({ status: 404 });
  });

  it('is not for search engines, but for the page before anything is typed', async () => {
    const { router } = opened('?q=canteen');
    await waitFor(() => expect(document.title).toBe('“canteen”: search | Daftar'));
    expect(router.current?.loaded?.head().canonical).toBeUndefined();
    const { router: empty } = opened('');
    await waitFor(() => expect(empty.current?.loaded?.head().canonical).toBe('/search'));
  });

  it('is said in Hindi', async () => {
    opened('?q=koyal+pay+salary', { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('link', { name: 'Koyal Pay में सैलरी' })).toBeTruthy();
    expect(screen.getByText('₹9 से 15.5 लाख')).toBeTruthy();
  });
});

describe('a search by the names of things (R-187)', () => {
  const named = (path: string) => open(wiring, screens.searchOf, path, searchSwaps());

  it('is read as words where there is no such page', async () => {
    named('/search/staff-nurse/pune-location');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Results for “staff nurse pune”');
    expect(await screen.findByRole('link', { name: 'Staff Nurse salary in Pune' })).toBeTruthy();
  });
});

describe('the page before anything is typed', () => {
  it('lists what was searched for in this browser, each removable, and what many read (R-190)', async () => {
    const storage = new FakeUserStorage();
    storage.keep('recent-searches', [
      { kind: 'words', text: 'nurse salary' },
      { kind: 'words', text: 'canteen' },
    ]);
    opened('', { storage });
    const recent = () => within(screen.getByRole('region', { name: 'Recent searches' }));
    expect((await screen.findByRole('link', { name: 'nurse salary' })).getAttribute('href')).toBe('/search?q=nurse%20salary');
    await userEvent.click(recent().getByRole('button', { name: 'Remove nurse salary' }));
    expect(recent().getAllByRole('link')).toHaveLength(1);
    expect(document.activeElement).toBe(recent().getByRole('heading'));
    await userEvent.click(recent().getByRole('button', { name: 'Clear recent searches' }));
    expect([screen.queryByRole('region', { name: 'Recent searches' }), storage.names()]).toEqual([null, []]);
    expect(screen.getByRole('region', { name: 'Popular here' })).toBeTruthy();
  });
});
