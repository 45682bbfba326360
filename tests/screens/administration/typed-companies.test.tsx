import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeTypedCompanies } from '#tests/fakes/typed-companies/fake-typed-companies.ts';
import { koyal, openAdministration, type, typeListed } from './with-administration.ts';

const ashvini: WaitingCompany = {
  typedId: 't000000000000001',
  name: 'Ashvini Nursing Home',
  city: 'Pune',
  waiting: 2,
  refusal: null,
  alike: [{ companyId: 'k1', urlName: 'koyal-pay', name: 'Koyal Pay' }],
};

async function opened(items: readonly WaitingCompany[] = [ashvini]) {
  const companies = new FakeAdministeredCompanies([koyal]);
  const typed = new FakeTypedCompanies(companies, items);
  openAdministration('?part=typed', { companies, typed });
  await screen.findByRole('heading', { name: 'Companies that were typed in' });
  return { companies, typed };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the companies that were typed in, for administrators', () => {
  it('are listed with what waits under them, and companies of nearly the same name', async () => {
    await opened();
    expect(await screen.findByText('Ashvini Nursing Home')).toBeTruthy();
    expect(screen.getByText('Pune · 2 contributions wait')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Koyal Pay' }).getAttribute('href')).toBe('/overview/koyal-pay-overview');
  });

  it('are decided by buttons named as they read, for voice users too', async () => {
    await opened();
    await screen.findByText('Ashvini Nursing Home');
    const buttons = ['Let in', 'Merge into …', 'Refuse'].map((read) => screen.getByText(read, { selector: 'button' }));
    for (const button of buttons) expect(button.getAttribute('aria-label')).toContain(button.textContent);
  });

  it('are let in once their line of work is said', async () => {
    const { companies, typed } = await opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Let in: Ashvini Nursing Home' }));
    press('Save');
    expect(await screen.findByText(/^Write a few words/)).toBeTruthy();
    typeListed('Industry', 'Sanatoriums');
    press('Save');
    expect(await screen.findByText('“Sanatoriums” is not in the list.')).toBeTruthy();
    press('Add “Sanatoriums” to the list');
    press('Save');
    await waitFor(() => expect(typed.settled).toEqual([ashvini.typedId]));
    expect((await companies.list('Ashvini')).items).toMatchObject([{ name: 'Ashvini Nursing Home', city: 'Pune', industry: 'Sanatoriums' }]);
    expect(await screen.findByText('No company waits to be let in.')).toBeTruthy();
  });

  it('go into the company of nearly the same name, which is chosen already', async () => {
    const { typed } = await opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Merge into …: Ashvini Nursing Home' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Into which company' }).value).toBe('Koyal Pay');
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(typed.settled).toEqual([ashvini.typedId]));
    expect(await screen.findByText('No company waits to be let in.')).toBeTruthy();
  });

  it('are refused with a reason, and not without', async () => {
    const { typed } = await opened();
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse: Ashvini Nursing Home' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Say why.')).toBeTruthy();
    type('Your reason, for those who wrote', 'No such place.');
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Refused: No such place.')).toBeTruthy();
    expect(typed.items).toMatchObject([{ refusal: 'No such place.' }]);
  });
});
