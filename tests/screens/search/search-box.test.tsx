import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { SearchDialogStore } from '#web/stores/search/search-dialog-store.ts';
import * as home from '#web/app/home/home-wiring.ts';
import * as hike from '#web/app/hike/hike-wiring.ts';
import * as wiring from '#web/app/search/search-wiring.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { open } from '#tests/screens/open.tsx';
import { searchSwaps } from './search-world.ts';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: label });
const rows = () => within(screen.getByRole('listbox')).getAllByRole('option');
const options = () => rows().map((option) => option.textContent);

const label = 'Company, job or city';
const typed = async ({ clock }: ReturnType<typeof open>, text: string) => {
  await userEvent.type(box(), text);
  await act(async () => clock.advance(60));
};

async function anywhere(storage = new FakeUserStorage()) {
  const view = open(hike, screens.hike, screens.hike, searchSwaps(storage));
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('/');
  await screen.findByRole('combobox', { name: label });
  return { ...view, type: (text: string) => typed(view, text) };
}

async function onItsPage() {
  const view = open(wiring, screens.search, screens.search, searchSwaps());
  await screen.findByRole('combobox', { name: label });
  return { ...view, type: (text: string) => typed(view, text) };
}

describe('the search box (R-189)', () => {
  it('is a plain form without a script', async () => {
    await onItsPage();
    const form = screen.getByRole('search', { name: 'Search' });
    expect([form.getAttribute('action'), form.getAttribute('method'), box().name]).toEqual(['/search', null, 'q']);
  });

  it('lists what words lead to, then one ranked list of pages with facts (F-14)', async () => {
    const { type } = await anywhere();
    await type('koyal pay sal');
    expect(options()[0]).toBe('Search for “koyal pay sal”');
    await waitFor(() => expect(options()[1]).toBe('Koyal Pay salaries₹9 to 15.5 lakh'));
    const marks = [...(rows()[1]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Koyal', 'Pay', 'sal']);
    expect(screen.getByText(/^\d suggestions?$/)).toBeTruthy();
  });

  it('is gone through by the arrows, and Enter opens the page that is marked', async () => {
    const { type, router } = await anywhere();
    await type('koyal pay');
    await waitFor(() => expect(options().length).toBeGreaterThan(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = rows();
    expect([second?.getAttribute('aria-selected'), box().getAttribute('aria-activedescendant')]).toEqual(['true', second?.id]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/overview/koyal-pay-overview'));
  });

  it('sends the words by Enter where none is marked', async () => {
    const { type, router } = await anywhere();
    await type('koyal pay{Enter}');
    await waitFor(() => expect(router.current?.location).toMatchObject({ pathname: '/search', search: '?q=koyal%20pay' }));
  });

  it('closes by Escape, and then lets go of the words', async () => {
    const { type } = await onItsPage();
    await type('koyal');
    await userEvent.keyboard('{Escape}');
    expect([box().getAttribute('aria-expanded'), box().value]).toEqual(['false', 'koyal']);
    await userEvent.keyboard('{Escape}');
    expect(box().value).toBe('');
  });

  it('says what it took a slip for', async () => {
    const { type } = await anywhere();
    await type('pravaga cloudworks');
    expect(await screen.findByText('Showing results for pravaha cloudworks')).toBeTruthy();
  });

  it('offers what was searched for here, each removable by Delete, and what many read (R-190)', async () => {
    const storage = new FakeUserStorage();
    storage.keep('recent-searches', [
      { kind: 'words', text: 'nurse salary' },
      { kind: 'words', text: 'canteen' },
    ]);
    await anywhere(storage);
    await userEvent.click(box());
    await waitFor(() => expect(options()).toEqual(['nurse salary', 'canteen', 'Koyal PayBengaluru, Payments', 'Pravaha Cloudworks']));
    expect(screen.getByRole('group', { name: 'Recent searches' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(options()[0]).toBe('canteen');
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect([storage.names(), document.activeElement]).toEqual([[], box()]);
  });
});

describe('the search over any page (R-189)', () => {
  const somewhere = () => open(hike, screens.hike, screens.hike, searchSwaps());
  const dialog = () => screen.findByRole('dialog', { name: 'Search' });

  it.each([['/'], ['{Control>}k{/Control}'], ['{Meta>}k{/Meta}']])('opens by %s, takes what is typed, and gives the focus back', async (keys) => {
    somewhere();
    const link = await screen.findByRole('link', { name: 'Search' });
    link.focus();
    await userEvent.keyboard(keys);
    const field = within(await dialog()).getByRole('combobox', { name: label });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('opens by the magnifier, a link without a script, and closes on leaving', async () => {
    const { router, clock } = somewhere();
    const link = await screen.findByRole('link', { name: 'Search' });
    expect(link.getAttribute('href')).toBe('/search');
    await userEvent.click(link);
    await userEvent.type(within(await dialog()).getByRole('combobox', { name: label }), 'koyal pay');
    await act(async () => clock.advance(60));
    await userEvent.click(await screen.findByRole('option', { name: /^Koyal Pay ?Bengaluru/ }));
    await waitFor(() => expect(router.current?.location.pathname).toBe('/overview/koyal-pay-overview'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes on with what was typed into the search of the first page', async () => {
    const { clock } = open(home, screens.home, screens.home, searchSwaps());
    await userEvent.type(await screen.findByRole('searchbox', { name: label }), 'koyal');
    const field = within(await dialog()).getByRole<HTMLInputElement>('combobox', { name: label });
    await waitFor(() => expect([field.value, document.activeElement === field]).toEqual(['koyal', true]));
    await act(async () => clock.advance(60));
    expect(await screen.findByRole('option', { name: /^Koyal Pay ?Bengaluru/ })).toBeTruthy();
    const [close] = within(await dialog()).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: label }).value).toBe('');
  });

  it('opens neither in a field nor over a dialog', async () => {
    const { shell } = await onItsPage();
    await userEvent.type(box(), 'a/{Control>}k{/Control}');
    expect([box().value, shell.get(SearchDialogStore).isOpen]).toEqual(['a/', false]);
  });
});
