import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { latinWords, openQualifier } from './award-screens.ts';

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

class NoCheck extends FakeAwards {
  constructor() {
    super(closedWorld);
  }

  override async check(): Promise<never> {
    throw new Failure('broken');
  }
}

describe('the qualification criteria (R-196, R-197)', () => {
  it('say the fewest reviews by size, the lowest rating, and the weeks that count', async () => {
    const { router } = openQualifier('/abeca-qualifier?year=2025');
    expect(rowsOf(await screen.findByRole('table', { name: 'Fewest reviews by size' }))).toEqual([
      ['Mega', 'over 10,000 people', '30'],
      ['Large', '1,001 to 10,000 people', '20'],
      ['Mid-sized', '201 to 1,000 people', '10'],
      ['Small', 'up to 200 people', '5'],
      ['Not known', '–', '10'],
    ]);
    for (const fact of ['3.5 out of 5', '2 January 2023 to 29 December 2024', '31 December 2024', 'three companies that qualify'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(router.current?.loaded?.head()).toMatchObject({ canonical: '/abeca-qualifier?year=2025', status: 200 });
  });

  it('are those of the newest edition where the URL names no year', async () => {
    openQualifier('/abeca-qualifier');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Qualification criteria 2026');
  });
});

describe('the check of a company (R-196)', () => {
  it('shows its figures beside what is asked, each with a word, and its places', async () => {
    openQualifier('/abeca-qualifier?year=2025&company=best-logistics');
    const result = await screen.findByRole('heading', { name: 'Best Logistics qualifies for 2025' });
    const rows = rowsOf(within(result.parentElement as HTMLElement).getByRole('table'));
    expect(rows.map(([criterion, asked, found, mark]) => [criterion, asked, found?.replace(/\d\.\d\d/, 'rating'), mark])).toEqual([
      ['Reviews in the two years', '10 or more', '16', 'Enough'],
      ['Rating', '3.50 or more', 'rating', 'Enough'],
    ]);
    const place = await screen.findByRole('link', { name: 'Top mid-sized company 2025, place 1' });
    expect(place.getAttribute('href')).toBe('/awards/best-mid-sized-companies-to-work-in-india-2025');
    expect(screen.getByText('Figures as they were frozen on 3 February 2025.')).toBeTruthy();
  });

  it.each([
    ['poor-logistics', '15', 'Enough', 'Too low'],
    ['lone-bank', '12', 'Enough', 'Enough'],
    ['late-logistics', '0', 'Too few', 'Too few'],
  ])('says in words what %s lacks', async (company, reviews, ofReviews, ofRating) => {
    openQualifier(`/abeca-qualifier?year=2025&company=${company}`);
    const result = await screen.findByRole('heading', { level: 3 });
    const [first = [], second = []] = rowsOf(within(result.parentElement as HTMLElement).getByRole('table'));
    expect([first[2], first[3], second[3]]).toEqual([reviews, ofReviews, ofRating]);
  });

  it('of an open edition says that the figures are those of today', async () => {
    openQualifier('/abeca-qualifier?company=late-logistics');
    expect(await screen.findByText('The edition is open: these are the figures of today.')).toBeTruthy();
  });

  it('is found by its name, and has a URL to pass on', async () => {
    const { router } = openQualifier('/abeca-qualifier?year=2025');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Company' }), { target: { value: 'Good Logistics' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'Good Logistics qualifies for 2025' })).toBeTruthy();
    expect(router.current?.location.search).toBe('?year=2025&company=good-logistics');
    fireEvent.change(screen.getByRole('combobox', { name: 'Company' }), { target: { value: 'zzz' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('We know no company with that name.')).toBeTruthy();
  });

  it('removes the result at an unknown name, and that message at the next change', async () => {
    const { router } = openQualifier('/abeca-qualifier?year=2025&company=good-logistics');
    await screen.findByRole('heading', { name: 'Good Logistics qualifies for 2025' });
    const look = (name: string) => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Company' }), { target: { value: name } });
      fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    };
    look('zzz');
    expect(await screen.findByText('We know no company with that name.')).toBeTruthy();
    await expect.poll(() => router.current?.location.search).toBe('?year=2025');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getByText('We know no company with that name.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Company' }), { target: { value: 'zz' } });
    expect(screen.queryByText('We know no company with that name.')).toBeNull();
    look('zzz');
    expect(await screen.findByText('We know no company with that name.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '2024' }));
    await screen.findByRole('heading', { level: 1, name: 'Qualification criteria 2024' });
    expect(screen.queryByText('We know no company with that name.')).toBeNull();
  });

  it('says so where there is no such company', async () => {
    openQualifier('/abeca-qualifier?company=nobody');
    expect(await screen.findByText('We could not find this company.')).toBeTruthy();
  });

  it('that fails says so in a toast with the way to the criteria (R-214)', async () => {
    openQualifier('/abeca-qualifier?year=2025&company=good-logistics', { port: new NoCheck() });
    expect(await screen.findByText('The check did not work.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'View qualification criteria' })).toBeTruthy();
    expect(screen.getAllByText('The check did not work.')).toHaveLength(1);
  });

  it('speaks Hindi', async () => {
    openQualifier('/abeca-qualifier?year=2025&company=best-logistics', { language: 'hi' });
    expect(await screen.findByRole('heading', { name: 'Best Logistics 2025 के लिए योग्य है' })).toBeTruthy();
    expect(latinWords()).toEqual(new Set(['Best', 'Logistics', 'Google']));
  });
});
