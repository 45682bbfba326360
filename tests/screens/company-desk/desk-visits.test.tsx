import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBrowser, aWorld, openDeskVisits } from './open-desk.ts';

it('visits are said by week in steps, and that this is all a company sees (R-037)', async () => {
  const browser = aBrowser(aWorld(), 'meera@koyal-pay.example');
  await browser.desks.claim('koyal-pay', 'Meera Kulkarni');
  openDeskVisits(
    browser,
    new Map([
      ['2026-W46', 730],
      ['2026-W45', 20],
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Visits: fewer than 100 in most weeks' })).toBeTruthy();
  expect(screen.getByText('500+')).toBeTruthy();
  expect(screen.getAllByText('fewer than 100')).toHaveLength(7);
  expect(screen.getByText(/This is all a company sees of its readers/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visits', current: 'page' })).toBeTruthy();
});
