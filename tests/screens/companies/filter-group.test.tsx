import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/companies/companies-wiring.ts';
import { FilterGroup } from '#web/views/companies/FilterGroup.tsx';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { open } from '#tests/screens/open.tsx';

it('a long group of names unfolds from A to Z, and counts names alone', async () => {
  const names = ['Nurse', 'Cook', 'Driver', 'Weaver', 'Fitter', 'Dyer', 'Analyst'];
  const options = [{ value: '', label: 'Any of them' }, ...names.map((label) => ({ value: label.toLowerCase(), label, count: 9 }))];
  const group = () => <FilterGroup legend="Job" name="job" type="radio" chosen={['cook']} isOfNames options={options} pick={() => undefined} />;
  open({ ...wiring, Screen: group }, screens.companies, screens.companies, [[Companies, new FakeCompanies([])]]);
  const rows = () =>
    within(screen.getByRole('group', { name: 'Job' }))
      .getAllByRole('radio')
      .map((input) => input.closest('label')?.querySelector('span')?.textContent);
  await userEvent.click(await screen.findByText('All 7, A to Z'));
  await waitFor(() => expect(rows()).toEqual(['Any of them', 'Analyst', 'Cook', 'Driver', 'Dyer', 'Fitter', 'Nurse', 'Weaver']));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find: Job' }), 'd');
  expect(rows()).toEqual(['Cook', 'Driver', 'Dyer']);
});
