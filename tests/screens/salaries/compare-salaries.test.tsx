import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import * as wiring from '#web/app/salaries/compare-salaries-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { open } from '#tests/screens/open.tsx';
import { aSlice, ShownPay, tester } from './shown-pay.ts';

const companies = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', locations: ['Pune'] })];
const shown = {
  atCompany: [aSlice({ people: 30 })],
  everywhere: [aSlice({ people: 400, group: { company: null } }), aSlice({ people: 8, group: { company: null, designation: tester } })],
  byCompany: [],
};
const [here, there] = ['koyal-pay~software-engineer', '~software-engineer'];

function opened(query: string, { storage = new FakeUserStorage(), preferences = new FakePreferences(), pay = new ShownPay({ job: shown }) } = {}) {
  const swaps = [
    [Companies, new FakeCompanies(companies)],
    [ReferenceLists, new FakeReferenceLists({ companies })],
    [Salaries, pay],
    [UserStorage, storage],
  ] as const;
  return open(wiring, screens.compareSalaries, screens.compareSalaries + query, swaps, { preferences, isGuest: true });
}

const columns = async () => within(await screen.findByRole('list', { name: 'Jobs side by side' })).getAllByRole('listitem');
const searchOf = ({ router }: ReturnType<typeof opened>) => router.current?.location.search;

describe('jobs side by side (R-005)', () => {
  it('are those of the URL, each with median, middle half, people and certainty', async () => {
    opened(`?of=${here}&of=${there}`);
    const [first, second, ...others] = await columns();
    expect(others).toHaveLength(0);
    expect(first?.textContent).toContain('Software Engineer at Koyal Pay');
    expect(first?.textContent).toContain('20+ people');
    expect(first?.textContent).toMatch(/Median12 LPA|Median12\.\d+ LPA/);
    expect(second?.textContent).toContain('200+ people');
    expect(second && within(second).getByRole('link', { name: 'Software Engineer' }).getAttribute('href')).toBe('/profile/software-engineer-salary');
    expect(screen.getByRole('link', { name: 'Compare your own offers' }).getAttribute('href')).toBe('/salaries/compare-offers');
  });

  it('are three at most: a fourth is refused, and gets no form (D-09)', async () => {
    opened(`?of=${here}&of=${there}&of=~software-tester&of=koyal-pay~software-tester`);
    expect(await columns()).toHaveLength(3);
    expect(screen.getByText('You can only add 3 salaries/offers.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a job' })).toBeNull();
  });

  it('stay on this device, and one that was removed does not come back', async () => {
    const storage = new FakeUserStorage();
    const first = opened(`?of=${here}&of=${there}`, { storage });
    await columns();
    first.view.unmount();
    const again = opened('', { storage });
    expect(await columns()).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Remove Software Engineer, Koyal Pay' }));
    await waitFor(() => expect(searchOf(again)).toBe(`?of=${there}`));
    await userEvent.click(await screen.findByRole('link', { name: 'Remove Software Engineer, all companies' }));
    expect(await screen.findByText('Nothing to compare yet.')).toBeTruthy();
    expect(searchOf(again)).toBe('');
  });

  it('take in one that was searched for, at a company or at all', async () => {
    const at = opened(`?of=${there}`);
    await columns();
    await userEvent.type(screen.getByRole('combobox', { name: 'Job' }), 'Software Engineer');
    await userEvent.type(screen.getByRole('combobox', { name: 'Company (optional)' }), 'koyal pay');
    await act(async () => at.clock.advance(200));
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    await waitFor(() => expect(searchOf(at)).toBe(`?of=${there}&of=${here}`));
    expect(await columns()).toHaveLength(2);
  });

  it('take in none of a company that nobody knows, and say so', async () => {
    const at = opened(`?of=${there}`);
    await columns();
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    expect(await screen.findByText('Write which job you mean.')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox', { name: 'Job' }), 'Software Engineer');
    await userEvent.type(screen.getByRole('combobox', { name: 'Company (optional)' }), 'Nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Add a job' }));
    expect(await screen.findByText(/^We know no company with that name/)).toBeTruthy();
    expect(searchOf(at)).toBe(`?of=${there}`);
  });

  it('start again where one of them is not known', async () => {
    opened('?of=~astronaut');
    expect(await screen.findByText('We do not know one of these jobs.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/salaries/compare');
  });

  it('say in Hindi, too, where there is not enough of one', async () => {
    opened(`?of=${here}`, { preferences: new FakePreferences({ language: 'hi' }), pay: new ShownPay() });
    expect(await screen.findByText('हमारे पास सैलरी की काफ़ी जानकारी नहीं है।')).toBeTruthy();
  });
});
