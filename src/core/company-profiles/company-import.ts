import type { SocialLink } from '../companies/company.ts';
import { sizeBucketOf, sizeBucketsNamed, type SizeBucket } from '../companies/size-bucket.ts';
import { plainText } from '../content/plain-text.ts';
import { earliestFounded, isContactNumber, isFoundedYear, isMailAddress, socialNetworks } from './company-details.ts';
import { longestProfileText } from './profile-limits.ts';
import {
  companyFields,
  companyProblems,
  isWebsite,
  longestCompanyPlace,
  longestWebsite,
  tidiedCompany,
  webAddressOf,
  type CompanyForm,
} from '../administration/company-form.ts';
import { csvRecords } from './csv-records.ts';
import { importFields, type ImportField } from './import-fields.ts';
import { lineOf } from '../administration/form-line.ts';
import { nameForUrls } from '../administration/name-for-urls.ts';

/** Company from a file. Missing or empty fields stay unchanged. */
export interface ImportedCompany extends CompanyForm {
  readonly about: string;
  readonly foundedYear: number | null;
  /** Buckets a label may mean, as `10k+` spans three (D-04). */
  readonly indianSizes: readonly SizeBucket[];
  readonly globalSizes: readonly SizeBucket[];
  readonly locations: readonly string[];
  readonly secondaryIndustry: string;
  readonly careerSiteUrl: string;
  readonly contactNumber: string;
  readonly emailId: string;
  readonly socialLinks: readonly SocialLink[];
}

export interface ImportProblem {
  readonly field: string;
  readonly because: string;
}

export type ImportRefusal = { readonly code: 'unknown-columns'; readonly names: readonly string[] } | { readonly code: 'no-name-column' | 'no-list' };

/** Company with its CSV starting line or JSON index. */
export interface ImportRow {
  readonly line: number;
  readonly company: ImportedCompany;
  readonly problems: readonly ImportProblem[];
}

type Said = Readonly<Partial<Record<ImportField, string>>>;

export const companiesInCsv = (text: string, year: number): readonly ImportRow[] | ImportRefusal => rowsOf(csvRows(text), year);

export const companiesInJson = (list: unknown, year: number): readonly ImportRow[] | ImportRefusal => rowsOf(jsonRows(list), year);

const rowsOf = (said: readonly SaidRow[] | ImportRefusal, year: number): readonly ImportRow[] | ImportRefusal =>
  'code' in said ? said : withoutRepeats(said.map((row) => rowOf(row, year)));

interface SaidRow {
  readonly line: number;
  readonly said: Said;
  readonly problems: readonly ImportProblem[];
}

function csvRows(text: string): readonly SaidRow[] | ImportRefusal {
  const [head, ...records] = csvRecords(text);
  const columns = (head?.cells ?? []).map((name) => name.trim());
  const unknown = columns.filter((name) => !isField(name));
  if (unknown.length > 0) return { code: 'unknown-columns', names: unknown };
  if (!columns.includes('name')) return { code: 'no-name-column' };
  return records.map(({ line, cells }) => ({
    line,
    said: Object.fromEntries(columns.map((name, at) => [name, cells?.[at] ?? ''])),
    problems:
      cells === undefined
        ? [{ field: 'line', because: 'its quotes do not close' }]
        : cells.length > columns.length
          ? [{ field: 'line', because: `it has ${cells.length} cells, and there are ${columns.length} columns` }]
          : [],
  }));
}

function jsonRows(list: unknown): readonly SaidRow[] | ImportRefusal {
  if (!Array.isArray(list)) return { code: 'no-list' };
  return list.map((entry: unknown, at) => {
    const fields = Object.entries(typeof entry === 'object' && entry !== null ? entry : {});
    return {
      line: at + 1,
      said: Object.fromEntries(fields.filter(([name]) => isField(name)).map(([name, value]) => [name, textOf(value)])),
      problems: fields.filter(([name]) => !isField(name)).map(([field]) => ({ field, because: 'there is no such field' })),
    };
  });
}

const isField = (name: string): boolean => importFields.some((field) => field === name);

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(';') : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function rowOf({ line, said, problems }: SaidRow, year: number): ImportRow {
  const company = companyOf(said);
  const formulas = importFields.filter((field) => field !== 'contactNumber' && isFormula(said[field] ?? '')).map((field) => ({ field, because: formula }));
  return { line, company, problems: [problems, formulas, problemsOf(company, said, year)].find((found) => found.length > 0) ?? [] };
}

function companyOf(said: Said): ImportedCompany {
  const line = (field: ImportField): string => lineOf(said[field] ?? '');
  const url = (field: ImportField): string => webAddressOf(said[field] ?? '');
  const founded = line('foundedYear');
  return {
    ...tidiedCompany({ name: said.name ?? '', website: said.website ?? '', city: said.city ?? '', industry: said.industry ?? '' }),
    about: plainText(said.about ?? '').trim(),
    foundedYear: founded === '' ? null : Number(founded),
    indianSizes: sizesOf(line('indianEmployeeCount')),
    globalSizes: sizesOf(line('globalEmployeeCount')),
    locations: [...new Set((said.locations ?? '').split(';').map(lineOf).filter(Boolean))],
    secondaryIndustry: line('secondaryIndustry'),
    careerSiteUrl: url('careerSiteUrl'),
    contactNumber: line('contactNumber'),
    emailId: line('emailId'),
    socialLinks: socialNetworks.flatMap((network) => (url(network) === '' ? [] : [{ network, url: url(network) }])),
  };
}

const formula = 'a spreadsheet takes it for a formula, as it begins with = + - or @';

const isFormula = (text: string): boolean => /^\s*[=+\-@]/.test(text);

const sizesOf = (label: string): readonly SizeBucket[] => {
  const counted = /^\d{1,9}$/.test(label) ? sizeBucketOf(Number(label)) : undefined;
  return counted ? [counted] : sizeBucketsNamed(label);
};

const formReasons = { empty: 'it is missing', long: 'it is too long', 'no-website': 'it is not an address that anyone can open' } as const;

function problemsOf(company: ImportedCompany, said: Said, year: number): readonly ImportProblem[] {
  // The line of work may stay as it is: whether it has to be said is known where the company is looked for.
  const form = companyProblems({ ...company, industry: company.industry || 'any' });
  const { foundedYear: founded, locations, secondaryIndustry: second, emailId, contactNumber } = company;
  const isSaid = (field: ImportField): boolean => (said[field] ?? '').trim() !== '';
  const urls = [['careerSiteUrl', company.careerSiteUrl] as const, ...company.socialLinks.map(({ network, url }) => [network, url] as const)];
  const faults: readonly (readonly [ImportField, boolean, string])[] = [
    ['name', form.name === undefined && nameForUrls(company.name) === '', 'no address can be made from it'],
    ['about', company.about.length > longestProfileText, `it is longer than ${longestProfileText} characters`],
    ['foundedYear', founded !== null && !isFoundedYear(founded, year), `it is not a year from ${earliestFounded} to ${year}`],
    ['indianEmployeeCount', isSaid('indianEmployeeCount') && company.indianSizes.length === 0, 'it is neither one of the sizes nor a number'],
    ['globalEmployeeCount', isSaid('globalEmployeeCount') && company.globalSizes.length === 0, 'it is neither one of the sizes nor a number'],
    ['locations', locations.some((city) => city.length > longestCompanyPlace), 'the name of a city is too long'],
    ['secondaryIndustry', second.length > longestCompanyPlace, formReasons.long],
    ['contactNumber', contactNumber !== '' && !isContactNumber(contactNumber), 'it is not a telephone number'],
    ['emailId', emailId !== '' && !isMailAddress(emailId), 'it is not an email address'],
    ...urls.map(([field, url]) => [field, url !== '' && !(isWebsite(url) && url.length <= longestWebsite), formReasons['no-website']] as const),
  ];
  return [
    ...companyFields.flatMap((field) => (form[field] ? [{ field, because: formReasons[form[field]] }] : [])),
    ...faults.flatMap(([field, isFault, because]) => (isFault ? [{ field, because }] : [])),
  ];
}

/** Drops companies of earlier lines, which would be written twice and differently. */
function withoutRepeats(rows: readonly ImportRow[]): readonly ImportRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = nameForUrls(row.company.name);
    const earlier = first.get(key);
    if (row.problems.length > 0 || key === '') return row;
    if (earlier !== undefined) return { ...row, problems: [{ field: 'name', because: `line ${earlier} names this company already` }] };
    first.set(key, row.line);
    return row;
  });
}
