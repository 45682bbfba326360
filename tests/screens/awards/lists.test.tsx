import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Awards } from '#core/awards/awards.ts';
import { Failure } from '#core/failure.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { openAwards } from './award-screens.ts';

const path = '/awards/best-logistics-companies-to-work-in-india-2025';

/** Awards whose figures fail at the first request. */
class BrokenOnce extends FakeAwards {
  asked = 0;

  constructor() {
    super(closedWorld);
  }

  override async entrants(...asked: Parameters<Awards['entrants']>) {
    if (++this.asked === 1) throw new Failure('offline');
    return super.entrants(...asked);
  }
}

describe('a list of the awards (R-197)', () => {
  it.each([
    [path, 'लॉजिस्टिक्स में काम करने के लिए भारत की सबसे अच्छी कंपनियाँ, 2025'],
    ['/awards/best-mid-sized-companies-to-work-in-india-2025', 'काम करने के लिए भारत की सबसे अच्छी मझोली कंपनियाँ, 2025'],
  ])('at %s speaks Hindi', async (url, heading) => {
    openAwards('awardsOf', url, { language: 'hi' });
    expect((await screen.findByText(/^\d कंपनियों में से 3 शर्तें पूरी करती हैं/)).textContent).toContain('31 दिसंबर 2024');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  });

  it('shows the places with the company, the rating of the edition, and its reviews', async () => {
    const { router } = openAwards('awardsOf', path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Best companies in Logistics to work for in India, 2025');
    const items = within(await screen.findByRole('list', { name: 'Places' })).getAllByRole('listitem');
    const said = items.map((item) => [within(item).getByRole('link').textContent, within(item).getByRole('link').getAttribute('href')]);
    expect(said).toEqual([
      ['Best Logistics', '/overview/best-logistics-overview'],
      ['Good Logistics', '/overview/good-logistics-overview'],
      ['Fair Logistics', '/overview/fair-logistics-overview'],
    ]);
    expect(items[0]?.textContent).toMatch(/^Place 1.*16 reviews in two years4\.\d\d/);
    expect(screen.getByText('3 of 4 companies qualify, by reviews up to 31 December 2024.')).toBeTruthy();
    expect(router.current?.loaded?.head()).toMatchObject({ status: 200, canonical: path });
  });

  it.each([
    ['awardList2025', '/abeca-2025/top-rated-logistics-to-work-2025', path],
    ['awardList2025', '/abeca-2025/top-rated-mid-sized-companies-to-work-2025', '/awards/best-mid-sized-companies-to-work-in-india-2025'],
  ] as const)('is at %s %s, too, and names its own URL (R-196)', async (name, url, canonical) => {
    const { router } = openAwards(name, url);
    await screen.findByRole('list', { name: 'Places' });
    expect(router.current?.loaded?.head().canonical).toBe(canonical);
  });

  it('leads to the same list of other years', async () => {
    openAwards('awardsOf', path);
    const years = within(await screen.findByRole('navigation', { name: 'This list in other years' })).getAllByRole('link');
    expect(years.map((link) => link.getAttribute('href'))).toEqual([2026, 2025, 2024].map((year) => path.replace('2025', `${year}`)));
  });

  it('says so where too few companies qualify', async () => {
    openAwards('awardsOf', '/awards/best-banking-companies-to-work-in-india-2025');
    expect(await screen.findByText('This list has no winners.')).toBeTruthy();
  });
});

describe('the count of a list again (F-19)', () => {
  const count = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it('says that the list is the same, and of how many companies', async () => {
    openAwards('awardsOf', path);
    await count('Count again in my browser');
    expect(await screen.findByText('Counted again from the figures of 4 companies: the list is the same.')).toBeTruthy();
  });

  it('that breaks says so with the way to the criteria, and can resume (R-196, R-214)', async () => {
    const { router } = openAwards('awardsOf', path, { port: new BrokenOnce() });
    await count('Count again in my browser');
    expect(await screen.findByText('The check did not finish.')).toBeTruthy();
    expect(screen.getByText('It stopped after 0 companies. Press to continue from there.')).toBeTruthy();
    await count('Continue counting');
    expect(await screen.findByText(/^Counted again from the figures of 4 companies/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View qualification criteria' }));
    await expect.poll(() => router.current?.location.pathname).toBe('/abeca-qualifier');
  });
});
