import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ConductFacts } from '#core/employer-conduct/conduct.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import * as company from '#web/app/company-profiles/overview-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeEmployerConducts } from '#tests/fakes/employer-conduct/fake-employer-conducts.ts';
import { overviewSwaps } from '#tests/screens/company-profiles/open-overview.ts';
import { open } from '#tests/screens/open.tsx';

const koyal = aCompany({ name: 'Koyal Pay' });
const nothing: ConductFacts = { entries: [], reports: [], asked: [], bursts: [], reviews: { count: 9, answered: 0, invited: 0, medianDays: null } };

const conductOn = async (facts: ConductFacts, name = 'What this employer does on this website') => {
  const employerConducts = new FakeEmployerConducts({ 'koyal-pay': facts });
  open(company, screens.overview, overviewPath('koyal-pay'), overviewSwaps([koyal], { employerConducts }));
  return within(await screen.findByRole('region', { name }));
};

describe('how an employer behaves here, on its page (F-18)', () => {
  it('tells reports and removals by stars, who asked, and weeks that stand out', async () => {
    const shown = await conductOn({
      ...nothing,
      entries: Array.from({ length: 5 }, () => ({ itemKind: 'review', stars: 1, action: 'removed', rule: 'other', askedBy: 'employer' }) as const),
      reports: [
        { stars: 1, isUpheld: true },
        { stars: 1, isUpheld: false },
      ],
      bursts: ['2026-W41'],
    });
    expect(shown.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'StarsReports we decidedWe agreedTaken down',
      '5000',
      '4000',
      '3000',
      '2000',
      '121 of 25',
    ]);
    expect(shown.getByText('Reviews taken down, asked for by: The employer').nextSibling?.textContent).toBe('5');
    expect(shown.getByText(/^week of /)).toBeTruthy();
    expect(shown.queryByText('Reviews the employer replied to')).toBeNull();
    expect(shown.getByRole('link', { name: 'Read the ledger' }).getAttribute('href')).toBe('/transparency');
  });

  it.each([
    [4, '4 of 46'],
    [5, '5 of 46, half of them within 462 days'],
  ])('says days of replies from five on, of %d', async (answered, said) => {
    const shown = await conductOn({ ...nothing, bursts: ['2026-W41'], reviews: { count: 46, answered, invited: 0, medianDays: 462 } });
    expect(shown.getByText('Reviews the employer replied to').nextSibling?.textContent).toBe(said);
  });

  it('says in a sentence that nothing was asked', async () => {
    const shown = await conductOn(nothing, 'What was removed');
    expect(shown.getByText(/no week had an unusual spike of reviews/)).toBeTruthy();
    expect(shown.queryByRole('table')).toBeNull();
  });
});
