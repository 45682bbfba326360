import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyFiles } from '#core/company-profiles/company-files.ts';
import { screens } from '#core/navigation/screens.ts';
import * as companyFile from '#web/app/administration/company-file-wiring.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeCompanyFiles } from '#tests/fakes/administration/fake-company-files.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { koyal } from './with-administration.ts';

function openFile(role: 'administrator' | 'member' = 'administrator') {
  const companies = new FakeAdministeredCompanies([koyal]);
  const files = new FakeCompanyFiles(companies, ['Banking', 'Hospitals', 'Payments'], ['Pune']);
  open(companyFile, screens.companyFile, screens.companyFile, [[CompanyFiles, files]], { member: aMember({ role }) });
  return companies;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const paste = async (text: string) => fireEvent.change(await screen.findByRole('textbox', { name: /^Or paste/ }), { target: { value: text } });
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Lines of the file' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('companies of a file, for administrators', () => {
  it('are shown as new, changed, refused or asked about before anything is saved', async () => {
    const companies = openFile();
    await paste('name,industry,city\nBetwa,Hosptials,Pune\nIndus,Atlantology,Pune\nKoyal Pay,Banking,\n,Banking,\n');
    press('Try it');
    expect(await lines()).toEqual([
      'Line 2, Betwa: waiting for your answer',
      'Line 3, Indus: waiting for your answer',
      'Line 4, Koyal Pay: changed (industry)',
      'Line 5, : refused (name: it is missing)',
    ]);
    expect(companies.items).toHaveLength(1);
    expect(screen.getByText('No such industry: “Hosptials” (1 line). Do you mean “Hospitals”?')).toBeTruthy();
    press('Use “Hospitals”');
    expect(await screen.findByText('Line 2,', { exact: false, selector: 'li' })).toBeTruthy();
    await screen.findByRole('button', { name: 'Save 2 companies' });
    press('Add “Atlantology” to the list');
    fireEvent.click(await screen.findByRole('button', { name: 'Save 3 companies' }));
    expect(await screen.findAllByText('Saved.')).not.toHaveLength(0);
    expect(companies.items.map(({ name, industry }) => [name, industry])).toEqual([
      ['Koyal Pay', 'Banking'],
      ['Betwa', 'Hospitals'],
      ['Indus', 'Atlantology'],
    ]);
  });

  it('are not read from a file with a column that there is not', async () => {
    openFile();
    await screen.findByRole('textbox', { name: /^Or paste/ });
    press('Try it');
    expect(await screen.findByText('Choose a file, or paste its lines.')).toBeTruthy();
    await paste('name,nmae\nA,B\n');
    press('Try it');
    expect(await screen.findByText('There is no column nmae. Nothing was read.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('come from a chosen file too, shaped as the sample with every column', async () => {
    openFile();
    const sample = decodeURIComponent((await screen.findByRole('link', { name: 'Download a sample file' })).getAttribute('href') ?? '')
      .split(',')
      .slice(1)
      .join(',');
    fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [new File([sample], 'companies.csv')] } });
    expect(await screen.findByDisplayValue(/^name,website,city,industry,.*Example Bank/s)).toBeTruthy();
    press('Try it');
    expect(await lines()).toEqual([expect.stringContaining('Example Bank: waiting for your answer')]);
  });

  it('are asked of nobody else', async () => {
    openFile('member');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  });
});
