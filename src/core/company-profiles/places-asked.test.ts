import { describe, expect, it } from 'vitest';
import { companiesInCsv } from './company-import.ts';
import { mostFileCompanies } from './company-files.ts';
import { fileReport, fileTrouble, placesAsked } from './places-asked.ts';

const listed = { industry: ['Hospitals', 'Banking'], city: ['Pune', 'Mumbai'] };
const rowsOf = (csv: string) => {
  const rows = companiesInCsv(csv, 2026);
  if ('code' in rows) throw new Error(rows.code);
  return rows;
};
const csv = 'name,industry,city,locations\nAshvini,Hosptials,Pune,Mumbai\nBetwa,hosptials,Pune,\nKoyal,Banking,Punne,Atlantis\nIndus,banking,,\n';

describe('a file of companies', () => {
  it('asks once about each name that is in no list, with the nearest', () => {
    const { rows, waiting, questions } = placesAsked(rowsOf(csv), listed, []);
    expect(rows.map(({ company }) => company.name)).toEqual(['Indus']);
    expect(waiting.map(({ company }) => company.name)).toEqual(['Ashvini', 'Betwa', 'Koyal']);
    expect(questions).toEqual([
      { kind: 'industry', name: 'Hosptials', nearest: 'Hospitals', lines: 2 },
      { kind: 'city', name: 'Punne', nearest: 'Pune', lines: 1 },
      { kind: 'city', name: 'Atlantis', nearest: null, lines: 1 },
    ]);
  });

  it('reads names as they were answered, and those agreed to as they are', () => {
    const answers = [
      { kind: 'industry', name: 'Hosptials', becomes: 'Hospitals' },
      { kind: 'city', name: 'Punne', becomes: 'Pune' },
      { kind: 'city', name: 'Atlantis', becomes: 'Atlantis' },
    ] as const;
    const { rows, questions } = placesAsked(rowsOf(csv), listed, answers);
    expect(questions).toEqual([]);
    expect(rows.map(({ company: { industry, city, locations } }) => [industry, city, ...locations])).toEqual([
      ['Hospitals', 'Pune', 'Mumbai'],
      ['Hospitals', 'Pune'],
      ['Banking', 'Pune', 'Atlantis'],
      ['banking', ''],
    ]);
  });

  it('is not read with an unknown column, without names, or too long', () => {
    expect(fileTrouble(companiesInCsv('name,nmae\nA,B\n', 2026))).toMatchObject({ trouble: 'unknown-columns', columns: ['nmae'] });
    expect(fileTrouble(companiesInCsv('city\nPune\n', 2026))).toMatchObject({ trouble: 'no-name-column' });
    const many = Array.from({ length: mostFileCompanies + 1 }, (_, at) => `Company ${at}`).join('\n');
    expect(fileTrouble(companiesInCsv(`name\n${many}\n`, 2026))).toMatchObject({ trouble: 'too-many' });
    expect(fileTrouble(rowsOf(csv))).toBeUndefined();
  });

  it('is reported in the order of its lines, unchanged ones as a number', () => {
    const asked = placesAsked(rowsOf(csv), listed, []);
    const done = { line: 5, name: 'Indus', is: 'unchanged', fields: [], problems: [] } as const;
    const report = fileReport([done], asked);
    expect(report.counts).toEqual({ added: 0, changed: 0, unchanged: 1, asked: 3, refused: 0 });
    expect(report.lines.map(({ line, is }) => [line, is])).toEqual([
      [2, 'asked'],
      [3, 'asked'],
      [4, 'asked'],
    ]);
  });
});
