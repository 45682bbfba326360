import { expect, it } from 'vitest';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import type { CompanyFiles } from '#core/company-profiles/company-files.ts';

export interface OpenedFiles {
  readonly files: CompanyFiles;
  readonly companies: AdministeredCompanies;
}

/** Promises of files, beside companies in the industry Payments in Pune. */
export function keepsCompanyFiles(open: () => Promise<OpenedFiles>): void {
  const text = 'name,industry,city\nKoyal Pay,Payments,Pune\nBetwa,Paymnets,Pune\nIndus,Payments,\n,Payments,Pune\n';

  it('are tried without saving, and ask about names that are in no list', async () => {
    const { files, companies } = await open();
    const report = await files.check({ text, answers: [] });
    expect(report).toMatchObject({
      trouble: null,
      counts: { added: 1, changed: 0, unchanged: 1, asked: 1, refused: 1 },
      questions: [{ kind: 'industry', name: 'Paymnets', nearest: 'Payments', lines: 1 }],
    });
    expect(report.lines.map(({ line, is }) => [line, is])).toEqual([
      [3, 'asked'],
      [4, 'added'],
      [5, 'refused'],
    ]);
    expect((await companies.list('')).items.map(({ name }) => name)).toEqual(['Koyal Pay']);
  });

  it('are taken once their questions are answered, and change nothing a second time', async () => {
    const { files, companies } = await open();
    const answers = [{ kind: 'industry', name: 'Paymnets', becomes: 'Payments' }] as const;
    expect(await files.take({ text, answers })).toMatchObject({ counts: { added: 2, changed: 0, unchanged: 1, asked: 0, refused: 1 }, questions: [] });
    expect((await companies.list('')).items.map(({ name, industry }) => [name, industry])).toEqual([
      ['Betwa', 'Payments'],
      ['Indus', 'Payments'],
      ['Koyal Pay', 'Payments'],
    ]);
    expect(await files.take({ text, answers })).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 3, asked: 0, refused: 1 } });
    expect(await files.take({ text: 'name,website\nIndus,indus.example\n', answers })).toMatchObject({ lines: [{ is: 'changed', fields: ['website'] }] });
  });

  it('are not read where a column is unknown', async () => {
    const { files } = await open();
    expect(await files.check({ text: 'name,nmae\nA,B\n', answers: [] })).toMatchObject({ trouble: 'unknown-columns', columns: ['nmae'], lines: [] });
  });
}
