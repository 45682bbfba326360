import { companyFields } from '../administration/company-form.ts';
import { socialNetworks } from './company-details.ts';

/** Columns of a company file, all optional except the name. */
export const importFields = [
  ...companyFields,
  'about',
  'foundedYear',
  'indianEmployeeCount',
  'globalEmployeeCount',
  'locations',
  'secondaryIndustry',
  'careerSiteUrl',
  'contactNumber',
  'emailId',
  ...socialNetworks,
] as const;

export type ImportField = (typeof importFields)[number];

const sample: Readonly<Record<ImportField, string>> = {
  name: 'Example Bank',
  website: 'https://bank.example',
  city: 'Pune',
  industry: 'Banking',
  about: 'Loans for shops',
  foundedYear: '2009',
  indianEmployeeCount: '350',
  globalEmployeeCount: '400',
  locations: 'Pune;Indore',
  secondaryIndustry: 'Insurance',
  careerSiteUrl: 'https://bank.example/jobs',
  contactNumber: '020 1234 5678',
  emailId: 'hr@bank.example',
  linkedin: 'https://linkedin.com/company/bank.example',
  x: 'https://x.com/bank.example',
  youtube: 'https://youtube.com/@bank.example',
  instagram: 'https://instagram.com/bank.example',
  facebook: 'https://facebook.com/bank.example',
};

/** File with every column and one company. */
export const sampleCompanyFile = [importFields, importFields.map((field) => sample[field])].map((cells) => `${cells.join(',')}\n`).join('');
