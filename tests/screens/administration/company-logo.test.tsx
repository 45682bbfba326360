import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { Operators } from '#core/operator/operators.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import * as administration from '#web/app/administration/administration-wiring.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeOperators } from '#tests/fakes/operator/fake-operators.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

const form = { name: 'Koyal Pay', website: '', city: 'Pune', industry: 'Payments' };
const koyal = { ...form, companyId: 'k1', urlName: 'koyal-pay', logo: null, version: 1, posts: 3, followers: 1 };

/** The companies of the administration page, opened by an administrator. */
function opened(): FakeAdministeredCompanies {
  const companies = new FakeAdministeredCompanies([koyal]);
  const member = aMember({ role: 'administrator' });
  const swaps = [
    [AdministeredCompanies, companies],
    [Operators, new FakeOperators()],
  ] as const;
  const inShell = (clock: ConstructorParameters<typeof FakeSessions>[0]) => [[Sessions, new FakeSessions(clock, member)] as const];
  open(administration, screens.administration, '/administration?part=companies', swaps, { inShell, member });
  return companies;
}

describe('the logo of a company on the administration page (T-12)', () => {
  it('shows a logo in the place of the initials, replaces it and deletes it, and says why a file will not do', async () => {
    const companies = opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Koyal Pay' }));
    const logo = within(await screen.findByRole('region', { name: 'Logo of Koyal Pay' }));
    const choose = (label: string, bytes: readonly number[], kind = 'image/png') =>
      fireEvent.change(logo.getByLabelText(label), { target: { files: [new File([Uint8Array.from(bytes)], 'logo', { type: kind })] } });
    choose('Choose a logo', [1], 'image/svg+xml');
    expect(await logo.findByText(/^This file is no picture that we can read\./)).toBeTruthy();
    choose('Choose a logo', [1]);
    expect(await logo.findByText(/^This file is no picture that we can read\./)).toBeTruthy();
    expect(logo.getByText('KP')).toBeTruthy();
    choose('Choose a logo', [0x89, 0x50, 0x4e, 0x47, 1]);
    expect(await screen.findByText(/^The logo is shown now\./)).toBeTruthy();
    const first = companies.items[0]?.logo;
    await waitFor(() => expect([...document.querySelectorAll('img.logo')].map((image) => image.getAttribute('src'))).toEqual([first, first]));
    choose('Choose another', [0x89, 0x50, 0x4e, 0x47, 2]);
    await waitFor(() => expect(companies.items[0]?.logo).not.toBe(first));
    fireEvent.click(await logo.findByRole('button', { name: 'Delete the logo' }));
    expect(await screen.findByText('The logo is deleted.')).toBeTruthy();
    expect(await logo.findByText('KP')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(logo.getByLabelText('Choose a logo')));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Koyal Pay');
  });
});
