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
