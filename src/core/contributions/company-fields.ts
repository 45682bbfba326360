import type { TypedCompany } from '../typed-companies/typed-company.ts';
import type { Named } from '../named.ts';

/** Company in a form: listed by name, or typed in with its city. */
export interface CompanyFields {
  readonly companyUrlName: string;
  readonly companyName: string;
  /** Empty for a listed company. */
  readonly companyCity: string;
}

export const emptyCompany: CompanyFields = { companyUrlName: '', companyName: '', companyCity: '' };

export const fieldsOfCompany = ({ urlName, name }: Named): CompanyFields => ({ companyUrlName: urlName, companyName: name, companyCity: '' });

/** Undefined for a listed or missing company. */
export const typedCompanyIn = ({ companyUrlName, companyName, companyCity }: CompanyFields): TypedCompany | undefined =>
  companyUrlName === '' && companyName !== '' ? { name: companyName.trim(), city: companyCity.trim() } : undefined;

export function companyOf(fields: CompanyFields): Named | TypedCompany {
  return typedCompanyIn(fields) ?? { urlName: fields.companyUrlName, name: fields.companyName };
}

export function companyFieldsProblem(fields: CompanyFields): { readonly company?: 'missing' } {
  const typed = typedCompanyIn(fields);
  const isThere = typed ? [typed.name, typed.city].every((text) => /\p{L}/u.test(text)) : fields.companyUrlName !== '';
  return isThere ? {} : { company: 'missing' };
}
