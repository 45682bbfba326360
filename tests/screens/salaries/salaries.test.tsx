import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import * as hub from '#web/app/salaries/salary-hub-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { open } from '#tests/screens/open.tsx';
import { aSlice, ShownPay } from './shown-pay.ts';

const companies = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', locations: ['Pune'] })];

function opened(pay = new ShownPay({ hub: [aSlice({ people: 400, group: { company: null } })] }), query = '', preferences = new FakePreferences()) {
  const swaps = [
    [Companies, new FakeCompanies(companies)],
    [ReferenceLists, new FakeReferenceLists({ companies })],
    [Salaries, pay],
  ] as const;
  return open(hub, screens.salaries, screens.salaries + query, swaps, { preferences });
}

const pathOf = ({ router }: ReturnType<typeof opened>) => `${router.current?.location.pathname}${router.current?.location.search}`;

describe('the hub of salaries (R-003)', () => {
  it('shows the jobs that most people shared, each leading to its page', async () => {
    opened();
    const page = within(await screen.findByRole('navigation', { name: 'Salaries' }));
    const jobs = within(await screen.findByRole('list', { name: 'Jobs with the most salaries' }));
    expect(jobs.getByRole('link', { name: 'Software Engineer' }).getAttribute('href')).toBe('/profile/software-engineer-salary');
    for (const [name, path] of [
      ['Calculators', '/salaries/calculators'],
      ['Compare jobs', '/salaries/compare'],
      ['Are you paid fairly?', '/are-you-paid-fairly'],
      ['Add your salary', '/contribute/salary-v3'],
    ] as const)
      expect(page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it.each(['?city=new-delhi', '/new-delhi-location'])('names the city that it is narrowed to, of which it has one URL: %s (R-187)', async (query) => {
    const { router } = opened(undefined, query);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay in New Delhi' })).toBeTruthy();
    await waitFor(() =>
      expect(router.current?.loaded?.head()).toMatchObject({ status: 200, title: 'Pay in New Delhi | Daftar', canonical: '/salaries/new-delhi-location' }),
    );
  });

  it('names no city when narrowed to an unknown one, and has no page (R-187)', async () => {
    const { router } = opened(undefined, '/atlantis-location');
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not know this city.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all cities' }).getAttribute('href')).toBe('/salaries');
    expect(router.current?.loaded?.head().status).toBe(404);
  });

  it('keeps its heading where an old link names a city that nobody knows', async () => {
    opened(undefined, '?city=atlantis');
    expect(await screen.findByRole('heading', { level: 1, name: 'Salaries' })).toBeTruthy();
  });

  it('leads back to all cities where nothing is known in one', async () => {
    opened(new ShownPay({ hub: [] }), '?city=new-delhi');
    expect((await screen.findByRole('link', { name: 'Show all cities' })).getAttribute('href')).toBe('/salaries');
  });

  it('leads to a job that was looked up, narrowed to a city and years', async () => {
    const at = opened();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job' }), 'soft');
    await act(async () => at.clock.advance(200));
    await userEvent.click(await screen.findByRole('option', { name: /^Soft ?ware Engineer/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'pune');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Experience' }), '4');
    await waitFor(() => expect(pathOf(at)).toBe('/salaries?city=pune&experience=4'));
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 job, Pune, 4 years'));
    await userEvent.click(screen.getByRole('button', { name: 'Show pay' }));
    await waitFor(() => expect(pathOf(at)).toBe('/profile/software-engineer-salary?city=pune&experience=4'));
  });

  it('asks for the job where none was written', async () => {
    opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Show pay' }));
    expect(screen.getByText('Write which job you mean.')).toBeTruthy();
  });

  it('takes the first suggestion where what was typed is sent', async () => {
    const at = opened();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job' }), 'software{Enter}');
    await waitFor(() => expect(pathOf(at)).toBe('/profile/software-engineer-salary'));
  });

  it('leads to a company that was looked up', async () => {
    const at = opened();
    await userEvent.type(await screen.findByRole('combobox', { name: 'What a company pays' }), 'koy');
    await act(async () => at.clock.advance(200));
    await userEvent.click(await screen.findByRole('option', { name: /^Koy ?al Pay$/ }));
    await waitFor(() => expect(pathOf(at)).toBe('/salaries/koyal-pay-salaries'));
  });

  it('answers a form that was sent without a script with a link to the job', async () => {
    opened(undefined, '?job=Software+Engineer&city=pune&experience=');
    const link = await screen.findByRole('link', { name: 'See what this job pays: Software Engineer' });
    expect(link.getAttribute('href')).toBe('/profile/software-engineer-salary?city=pune');
  });

  it('says where no job has enough people, in Hindi as well', async () => {
    opened(new ShownPay(), '?city=pune', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByText('यहाँ अभी किसी पद के लिए काफ़ी लोगों ने सैलरी नहीं बताई है।')).toBeTruthy();
  });
});
