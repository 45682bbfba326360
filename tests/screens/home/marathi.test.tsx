import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePages } from '#core/home/home-pages.ts';
import { screens } from '#core/navigation/screens.ts';
import * as home from '#web/app/home/home-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeHomePages } from '#tests/fakes/home/fake-home-pages.ts';
import { open } from '#tests/screens/open.tsx';

const counted = { reviews: 80_47_213, salaries: 4_00_12_345, interviews: 42, people: 1_57_00_001, countedOn: '2026-11-16' };
const companies = [aCompany({ name: 'Koyal Pay', reviewsCount: 540 })];

it('the first page is in Marathi, and what Marathi lacks in English', async () => {
  open(home, screens.home, screens.home, [[HomePages, new FakeHomePages({ counted, companies })]], { preferences: new FakePreferences({ language: 'mr' }) });
  const counts = within(await screen.findByRole('region', { name: 'इथे किती काय आहे' }));
  expect(counts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['80 लाख+', '4 कोटी+', '1.5 कोटी+']);
  expect(counts.getByText('16 नोव्हेंबर 2026 रोजी मोजले')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'कंपन्या' })[0]).toBeTruthy();
  // One sentence of a group that Marathi has, and words of companies, of which it has none.
  expect(screen.getByText('Rounded down', { exact: false })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'सर्वांत जास्त रिव्ह्यू असलेल्या कंपन्या' })).getByRole('listitem').textContent).toContain('540 reviews');
});
