import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdministeredProfiles } from '#core/company-profiles/administered-profiles.ts';
import { screens } from '#core/navigation/screens.ts';
import * as profileForm from '#web/app/profile-form/profile-form-wiring.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeAdministeredProfiles } from '#tests/fakes/administration/fake-administered-profiles.ts';
import { aMember } from '#tests/members.ts';
import { koyal } from '#tests/screens/administration/with-administration.ts';
import { open } from '#tests/screens/open.tsx';

const opened = async (offeredBenefits: readonly ('cab' | 'creche')[]) => {
  const profiles = new FakeAdministeredProfiles(new FakeAdministeredCompanies([koyal]));
  const { version, ...page } = await profiles.at(koyal.companyId);
  await profiles.replace(koyal.companyId, version, { ...page, offeredBenefits });
  open(profileForm, screens.profileForm, `/administration/companies/${koyal.companyId}`, [[AdministeredProfiles, profiles]], {
    member: aMember({ role: 'administrator' }),
  });
  await screen.findByRole('button', { name: 'Save' });
  return profiles;
};

it('takes back one benefit that a company says it offers', async () => {
  const profiles = await opened(['cab', 'creche']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Crèche' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await profiles.at(koyal.companyId)).offeredBenefits).toEqual(['cab']));
});

it('asks of no benefit where a company says nothing', async () => {
  await opened([]);
  expect(screen.queryByRole('heading', { name: /says it offers/ })).toBeNull();
});
