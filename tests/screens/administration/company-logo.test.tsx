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
import { koyal, listsOf } from '#tests/screens/administration/with-administration.ts';
import { open } from '#tests/screens/open.tsx';

describe('the logo of a company on the page of administrators (T-12)', () => {
  it('is shown instead of initials, replaced and deleted, and bad files are explained', async () => {
    const companies = new FakeAdministeredCompanies([koyal]);
    const swaps = [
      [AdministeredProfiles, new FakeAdministeredProfiles(companies)],
      [AdministeredCompanies, companies],
      [ReferenceLists, listsOf('Payments')],
    ] as const;
    open(profileForm, screens.profileForm, `/administration/companies/${koyal.companyId}`, swaps, { member: aMember({ role: 'administrator' }) });
    const logo = within(await screen.findByRole('region', { name: 'Logo of Koyal Pay' }));
    const choose = (label: string, bytes: readonly number[], kind = 'image/png') =>
      fireEvent.change(logo.getByLabelText(label), { target: { files: [new File([Uint8Array.from(bytes)], 'logo', { type: kind })] } });
    choose('Choose a logo', [1], 'image/svg+xml');
    expect(await logo.findByText(/^We cannot read this file\./)).toBeTruthy();
    choose('Choose a logo', [1]);
    expect(await logo.findByText(/^We cannot read this file\./)).toBeTruthy();
    expect(logo.getByText('KP')).toBeTruthy();
    choose('Choose a logo', [0x89, 0x50, 0x4e, 0x47, 1]);
    expect(await screen.findByText(/^The logo is shown now\./)).toBeTruthy();
    const first = companies.items[0]?.logo;
    await waitFor(() => expect([...document.querySelectorAll('img.logo')].map((image) => image.getAttribute('src'))).toEqual([first]));
    choose('Choose another', [0x89, 0x50, 0x4e, 0x47, 2]);
    await waitFor(() => expect(companies.items[0]?.logo).not.toBe(first));
    fireEvent.click(await logo.findByRole('button', { name: 'Delete the logo' }));
    expect(await screen.findByText('The logo is deleted.')).toBeTruthy();
    expect(await logo.findByText('KP')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(logo.getByLabelText('Choose a logo')));
    expect(within(screen.getByRole('form', { name: 'Name, website, city and industry' })).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Koyal Pay',
    );
  });
});
