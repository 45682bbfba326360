import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { AdministeredProfiles } from '#core/company-profiles/administered-profiles.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import * as profileForm from '#web/app/profile-form/profile-form-wiring.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredProfiles } from '#tests/fakes/administration/fake-administered-profiles.ts';
import { aMember } from '#tests/members.ts';
import { koyal, listsOf, typeListed } from '#tests/screens/administration/with-administration.ts';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { loseAnswer } from '#tests/screens/posts/a-thread.ts';
import { open } from '#tests/screens/open.tsx';

const { companyId } = koyal;

async function opened(offeredBenefits: readonly ('cab' | 'creche')[] = []) {
  const companies = new FakeAdministeredCompanies([koyal]);
  const profiles = new FakeAdministeredProfiles(companies);
  const { version, ...page } = await profiles.at(companyId);
  await profiles.replace(companyId, version, { ...page, offeredBenefits });
  const swaps = [
    [AdministeredProfiles, profiles],
    [AdministeredCompanies, companies],
    [ReferenceLists, listsOf('Hospitals', 'Payments')],
  ] as const;
  open(profileForm, screens.profileForm, `/administration/companies/${companyId}`, swaps, { member: aMember({ role: 'administrator' }) });
  await screen.findByRole('form', { name: 'Name, website, city and industry' });
  return { profiles, companies };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const typeInto = (section: string, name: string, value: string) =>
  fireEvent.change(within(screen.getByRole('form', { name: section, hidden: true })).getByRole('textbox', { name, hidden: true }), { target: { value } });

describe('the page of a company, as administrators edit it', () => {
  it('takes back one benefit that a company says it offers', async () => {
    const { profiles } = await opened(['cab', 'creche']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Crèche', hidden: true }));
    press('Save: Benefits the company says it offers');
    await waitFor(async () => expect((await profiles.at(companyId)).offeredBenefits).toEqual(['cab']));
  });

  it('asks of no benefit where a company says nothing', async () => {
    await opened();
    expect(screen.queryByRole('heading', { name: /says it offers/ })).toBeNull();
  });

  it('saves one section alone, and says of another that it is not saved yet', async () => {
    const { profiles } = await opened();
    typeInto('In its own words', 'Mission', 'To pay.');
    typeInto('At a glance', 'Founded in', '12');
    press('Save: In its own words');
    await waitFor(async () => expect((await profiles.at(companyId)).profile.mission).toBe('To pay.'));
    await waitFor(() => expect(screen.getAllByText('Not saved yet')).toHaveLength(1));
    press('Save: At a glance');
    expect(await screen.findByText('Type a year such as 2024.')).toBeTruthy();
    typeInto('At a glance', 'Founded in', '2012');
    press('Save: At a glance');
    await waitFor(async () => expect((await profiles.at(companyId)).details.foundedYear).toBe(2012));
    expect((await profiles.at(companyId)).profile.mission).toBe('To pay.');
  });

  it('leaves what another changed meanwhile in other sections', async () => {
    const { profiles } = await opened();
    typeInto('In its own words', 'Mission', 'Mine.');
    const { version, ...page } = await profiles.at(companyId);
    await profiles.replace(companyId, version, { ...page, details: { ...page.details, about: 'Theirs.' } });
    press('Save: In its own words');
    expect(await screen.findByText(/^Someone else changed this page a moment ago\./)).toBeTruthy();
    press('Save: In its own words');
    await waitFor(async () => expect((await profiles.at(companyId)).profile.mission).toBe('Mine.'));
    expect((await profiles.at(companyId)).details.about).toBe('Theirs.');
  });

  it('has name, website, city and industry, of which an unknown one is asked about', async () => {
    const { companies } = await opened();
    typeListed('Industry', 'Hosptials');
    press('Save: Name, website, city and industry');
    await expectFocusOn(await screen.findByRole('combobox', { name: 'Industry' }), '“Hosptials” is not in the list. Do you mean “Hospitals”?');
    expect(companies.items).toMatchObject([{ industry: 'Payments' }]);
    press('Use “Hospitals”');
    typeInto('Name, website, city and industry', 'Name', 'Koyal Health');
    press('Save: Name, website, city and industry');
    await waitFor(() => expect(companies.items).toMatchObject([{ name: 'Koyal Health', industry: 'Hospitals', city: 'Pune', version: 2 }]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page of Koyal Health' })).toBeTruthy();
  });

  it('takes a changed name that had arrived although its answer was lost as saved', async () => {
    const { companies } = await opened();
    typeInto('Name, website, city and industry', 'Name', 'Betwa Bank');
    loseAnswer(companies, 'change', companies.change.bind(companies));
    press('Save: Name, website, city and industry');
    expect(await screen.findByText(/we got no answer/)).toBeTruthy();
    press('Save: Name, website, city and industry');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(companies.items).toMatchObject([{ name: 'Betwa Bank', version: 2 }]);
  });
});
