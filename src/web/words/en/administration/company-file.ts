import { mostFileCompanies, type FileFate, type FileTrouble, type PlaceKind } from '#core/company-profiles/company-files.ts';
import { counted } from '../figures/counts.ts';

const fields: Readonly<Record<string, string>> = {
  name: 'name',
  website: 'website',
  city: 'city',
  industry: 'industry',
  secondaryIndustry: 'second industry',
  about: 'about',
  foundedYear: 'founded',
  indianEmployeeCount: 'people in India',
  globalEmployeeCount: 'people worldwide',
  locations: 'offices',
  careerSiteUrl: 'career site',
  contactNumber: 'phone',
  emailId: 'email',
  'social links': 'social media',
};

const asked = (name: string, nearest: string | null, lines: number): string =>
  `“${name}” (${counted(lines, 'line', 'lines')})${nearest === null ? '.' : `. Do you mean “${nearest}”?`}`;

export const words = {
  title: 'Companies from a file',
  back: 'All companies',
  lead: `A CSV file of up to ${mostFileCompanies} companies (1 MB). It is tried first: you see what is new, what changes and what is refused before anything is saved. What is empty stays as it is.`,
  needed: 'The first line names the columns. Needed are name, and industry for a new company.',
  columns: (count: number) => `All ${count} columns`,
  sample: 'Download a sample file',
  try: 'Try it',
  tried: 'Nothing is saved yet.',
  take: (companies: number) => `Save ${counted(companies, 'company', 'companies')}`,
  taken: 'Saved.',
  failed: 'That did not work, or we got no answer. The file is still here; trying again adds nothing twice.',
  fates: { added: 'new', changed: 'changed', unchanged: 'unchanged', asked: 'waiting for your answer', refused: 'refused' } satisfies Record<FileFate, string>,
  counted: (fate: string, count: number) => `${count} ${fate}`,
  lines: 'Lines of the file',
  place: (line: number) => `Line ${line},`,
  field: (field: string) => fields[field] ?? field,
  reason: (field: string, because: string) => (field === 'line' ? because : `${field}: ${because}`),
  asks: {
    industry: (name: string, nearest: string | null, lines: number) => `No such industry: ${asked(name, nearest, lines)}`,
    city: (name: string, nearest: string | null, lines: number) => `No such city: ${asked(name, nearest, lines)}`,
  } satisfies Record<PlaceKind, (name: string, nearest: string | null, lines: number) => string>,
  use: (name: string) => `Use “${name}”`,
  add: (name: string) => `Add “${name}” to the list`,
  troubles: {
    'unknown-columns': (columns: string) => `There is no column ${columns}. Nothing was read.`,
    'no-name-column': () => 'The first line has to name the columns, and one of them has to be name.',
    'too-many': () => `This file has more than ${mostFileCompanies} companies. Divide it, or import it with npm run import on the server.`,
  } satisfies Record<FileTrouble, (columns: string) => string>,
};

export type CompanyFileWords = typeof words;
