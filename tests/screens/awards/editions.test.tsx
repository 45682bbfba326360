import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { latinWords, openAwards } from './award-screens.ts';

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('an edition of the awards (R-194)', () => {
  it('says how much was counted, and shows each category’s first', async () => {
    openAwards('awards2025', '/abeca-2025');
    expect(await screen.findByText('Counts 70 reviews of 5 companies, up to 31 December 2024.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Employee choice awards 2025');
    const list = within(await screen.findByRole('region', { name: 'Mid-sized companies' }));
    expect(list.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
      'Best Logistics',
      'Good Logistics',
      'Fair Logistics',
    ]);
    expect(list.getByRole('link', { name: /^To the list.*Mid-sized companies$/ }).getAttribute('href')).toBe(
      '/awards/best-mid-sized-companies-to-work-in-india-2025',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['By size', 'By industry']);
    expect(document.title).toBe('Employee choice awards 2025: the best companies to work for in India | Daftar');
  });

  it('leads to the other years', async () => {
    openAwards('awards2025', '/abeca-2025');
    await screen.findByRole('region', { name: 'Mid-sized companies' });
    expect(linksIn('Editions')).toEqual([
      ['2026', '/abeca-2026', null],
      ['2025', '/abeca-2025', 'true'],
      ['2024', '/abeca-2024', null],
    ]);
  });

  it('explains behind a press how winners are found, with rules and hash', async () => {
    openAwards('awards2025', '/abeca-2025');
    const how = within((await screen.findByText('How winners are found')).closest('details') as HTMLElement);
    expect(how.getByRole('link', { name: 'View qualification criteria' }).getAttribute('href')).toBe('/abeca-qualifier?year=2025');
    expect(how.getByText(/^Closed on 3 February 2025/)).toBeTruthy();
    const { digest } = await new FakeAwards(closedWorld).edition(2025);
    expect(how.getByText(digest ?? 'none')).toBeTruthy();
  });

  it('that is open says until when reviews count, and leads to the check', async () => {
    openAwards('awards2026', '/abeca-2026');
    expect(await screen.findByText('This edition is open. It counts reviews up to 31 December 2025.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check a company' }).getAttribute('href')).toBe('/abeca-qualifier');
    expect(screen.queryByText(/^Closed on/)).toBeNull();
  });

  it.each([
    ['awards', '/awards', 2024],
    ['awardsOf', '/awards/2025', 2025],
    ['awards2026', '/abeca-2026', 2026],
  ] as const)('%s at %s is that of %d, at one canonical URL (D-10)', async (name, url, year) => {
    const { router } = openAwards(name, url);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(`Employee choice awards ${year}`);
    expect(router.current?.loaded?.head().canonical).toBe(`/abeca-${year}`);
  });

  it('speaks Hindi', async () => {
    openAwards('awards2025', '/abeca-2025', { language: 'hi' });
    const list = within(await screen.findByRole('region', { name: 'मझोली कंपनियाँ' }));
    expect(list.getByRole('link', { name: /^सूची पर जाएँ.*मझोली कंपनियाँ$/ })).toBeTruthy();
    expect(latinWords()).toEqual(new Set(['Best', 'Good', 'Fair', 'Logistics']));
  });
});

describe('a token of no edition and no list (D-10, R-195)', () => {
  it.each([
    ['awardsOf', '/awards/2022'],
    ['awardsOf', '/awards/nothing'],
    ['awardsOf', '/awards/best-logistics-companies-to-work-in-india-2026'],
    ['awardsOf', '/awards/best-moon-walking-companies-to-work-in-india-2025'],
    ['awardList2025', '/abeca-2025/top-rated-logistics-to-work-2024'],
  ] as const)('%s at %s is not found, and leads to the three editions', async (name, url) => {
    const { router } = openAwards(name, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find these awards.' })).toBeTruthy();
    expect([2026, 2025, 2024].map((year) => screen.getByRole('link', { name: `Employee choice awards ${year}` }).getAttribute('href'))).toEqual([
      '/abeca-2026',
      '/abeca-2025',
      '/abeca-2024',
    ]);
    expect(router.current?.loaded?.head()).toMatchObject({ status: 404 });
  });
});
