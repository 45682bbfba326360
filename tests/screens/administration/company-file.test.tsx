import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdministration } from './with-administration.ts';

const hidden = true;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden }));
const paste = async (text: string) => fireEvent.change(await screen.findByRole('textbox', { name: /^Or paste/, hidden }), { target: { value: text } });
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Lines of the file', hidden }))
    .getAllByRole('listitem', { hidden })
    .map(({ textContent }) => textContent);

describe('companies of a file, for administrators', () => {
  it('are shown as new, changed, refused or asked about before anything is saved', async () => {
    const { companies } = openAdministration('?part=companies');
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
    await screen.findByRole('button', { name: 'Save 2 companies', hidden });
    press('Add “Atlantology” to the list');
    fireEvent.click(await screen.findByRole('button', { name: 'Save 3 companies', hidden }));
    expect(await screen.findAllByText('Saved.')).not.toHaveLength(0);
    expect(companies.items.map(({ name, industry }) => [name, industry])).toEqual([
      ['Koyal Pay', 'Banking'],
      ['Betwa', 'Hospitals'],
      ['Indus', 'Atlantology'],
    ]);
  });

  it('are not read from a file with a column that there is not', async () => {
    openAdministration('?part=companies');
    await screen.findByRole('textbox', { name: /^Or paste/, hidden });
    press('Try it');
    expect(await screen.findByText('Choose a file, or paste its lines.')).toBeTruthy();
    await paste('name,nmae\nA,B\n');
    press('Try it');
    expect(await screen.findByText('There is no column nmae. Nothing was read.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/, hidden })).toBeNull();
  });
});
