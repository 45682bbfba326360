import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdministration } from './with-administration.ts';

describe('the logo of a company on the administration page (T-12)', () => {
  it('is shown instead of initials, replaced and deleted, and bad files are explained', async () => {
    const { companies } = openAdministration('?part=companies');
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Koyal Pay' }));
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
