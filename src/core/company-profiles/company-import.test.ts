import { describe, expect, it } from 'vitest';
import { companiesInCsv, companiesInJson, type ImportRow } from './company-import.ts';
import { sampleCompanyFile } from './import-fields.ts';

const read = (text: string): readonly ImportRow[] => {
  const rows = companiesInCsv(text, 2026);
  if ('code' in rows) throw new Error(rows.code);
  return rows;
};

const problemsOf = (columns: string, line: string) => read(`${columns}\n${line}\n`)[0]?.problems.map(({ field }) => field);

describe('a file of companies', () => {
  it('is read with every column', () => {
    const [row] = read(
      'name,website,city,industry,about,foundedYear,indianEmployeeCount,globalEmployeeCount,locations,secondaryIndustry,careerSiteUrl,contactNumber,emailId,linkedin,x\n' +
        'Koyal Pay,koyal.example,Pune,Payments,"Pays, and ""well""",2009,10k+,1200,Pune; Indore;Pune,Software,https://koyal.example/jobs,+91 20 1234 5678,hr@koyal.example,linkedin.com/company/koyal,\n',
    );
    expect(row?.problems).toEqual([]);
    expect(row?.company).toEqual({
      name: 'Koyal Pay',
      website: 'https://koyal.example',
      city: 'Pune',
      industry: 'Payments',
      about: 'Pays, and "well"',
      foundedYear: 2009,
      indianSizes: ['10k-50k', '50k-1 Lakh', '1 Lakh+'],
      globalSizes: ['1k-5k'],
      locations: ['Pune', 'Indore'],
      secondaryIndustry: 'Software',
      careerSiteUrl: 'https://koyal.example/jobs',
      contactNumber: '+91 20 1234 5678',
      emailId: 'hr@koyal.example',
      socialLinks: [{ network: 'linkedin', url: 'https://linkedin.com/company/koyal' }],
    });
  });

  it('is accepted as the sample shows it', () => expect(read(sampleCompanyFile).map(({ problems }) => problems)).toEqual([[]]));

  it.each([
    ['name,city', ',Pune', 'name'],
    ['name', '???', 'name'],
    ['name,website', 'Koyal,not an address', 'website'],
    ['name,foundedYear', 'Koyal,2099', 'foundedYear'],
    ['name,foundedYear', 'Koyal,long ago', 'foundedYear'],
    ['name,indianEmployeeCount', 'Koyal,many', 'indianEmployeeCount'],
    ['name,globalEmployeeCount', 'Koyal,5k+', 'globalEmployeeCount'],
    ['name,careerSiteUrl', 'Koyal,ftp://koyal.example', 'careerSiteUrl'],
    ['name,contactNumber', 'Koyal,call us', 'contactNumber'],
    ['name,emailId', 'Koyal,hr at koyal', 'emailId'],
    ['name', '=cmd|calc', 'name'],
    ['name', '" @SUM(A1)"', 'name'],
    ['name,about', 'Koyal,+cmd', 'about'],
    ['name,city', 'Koyal,-2+3', 'city'],
    ['name,emailId', 'Koyal,=a@koyal.test', 'emailId'],
    ['name,foundedYear', 'Koyal,1599', 'foundedYear'],
    ['name,youtube', 'Koyal,javascript:alert(1)', 'youtube'],
    ['name,about', `Koyal,${'a'.repeat(2_001)}`, 'about'],
    ['name', 'Koyal,Pune', 'line'],
    ['name', '"Koyal', 'line'],
  ])('names what is wrong: %s, %s', (columns, line, field) => expect(problemsOf(columns, line)).toEqual([field]));

  it.each([';', '\t'])('may have another sign between its cells: %j', (sign) => {
    const file = ['name;city;locations', 'Koyal Pay;Pune;"Pune;Indore"', 'Agar, Works;Kannauj;']
      .join('\n')
      .replaceAll(';', sign)
      .replace(/"Pune.Indore"/, '"Pune;Indore"');
    expect(read(file)).toMatchObject([
      { company: { name: 'Koyal Pay', city: 'Pune', locations: ['Pune', 'Indore'] }, problems: [] },
      { company: { name: 'Agar, Works', city: 'Kannauj' }, problems: [] },
    ]);
  });

  it('may have a telephone number that begins with a plus', () => expect(problemsOf('name,contactNumber', 'Koyal,+91 20 1234 5678')).toEqual([]));

  it('names the line of a company that was named before', () => {
    const [first, second] = read('name\nKoyal Pay\nkoyal pay\n');
    expect(first?.problems).toEqual([]);
    expect(second).toMatchObject({ line: 3, problems: [{ field: 'name', because: 'line 2 names this company already' }] });
  });

  it('is refused as a whole for an unknown column or missing names', () => {
    expect(companiesInCsv('name,colour\nKoyal,red\n', 2026)).toEqual({ code: 'unknown-columns', names: ['colour'] });
    expect(companiesInCsv('city\nPune\n', 2026)).toEqual({ code: 'no-name-column' });
    expect(companiesInCsv('', 2026)).toEqual({ code: 'no-name-column' });
    expect(companiesInJson({ name: 'Koyal' }, 2026)).toEqual({ code: 'no-list' });
  });

  it('may be a JSON list, with numbers and lists in it', () => {
    const rows = companiesInJson(
      [
        { name: 'Koyal Pay', foundedYear: 2009, locations: ['Pune', 'Indore'] },
        { name: 'Mill', colour: 'red' },
      ],
      2026,
    );
    expect(rows).toMatchObject([
      { line: 1, company: { foundedYear: 2009, locations: ['Pune', 'Indore'] }, problems: [] },
      { line: 2, problems: [{ field: 'colour' }] },
    ]);
  });
});
