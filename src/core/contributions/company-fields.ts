import type { TypedCompany } from '../typed-companies/typed-company.ts';
import type { Named } from '../named.ts';

/** The company in a form: one of the list by its name, or one typed in with its city. */
export interface CompanyFields {
  readonly companyUrlName: string;
  readonly companyName: string;
  /** The city of one that was typed in; empty for one of the list. */
  readonly companyCity: string;
}

export const emptyCompany: CompanyFields = { companyUrlName: '', companyName: '', companyCity: '' };

/** The fields of a company of the list. */
export const fieldsOfCompany = ({ urlName, name }: Named): CompanyFields => ({ companyUrlName: urlName, companyName: name, companyCity: '' });

/** The company of a form as its author typed it in; nothing where it is of the list, or missing. */
export const typedCompanyIn = ({ companyUrlName, companyName, companyCity }: CompanyFields): TypedCompany | undefined =>
  companyUrlName === '' && companyName !== '' ? { name: companyName.trim(), city: companyCity.trim() } : undefined;

/** The company of a form that has no problems. */
export function companyOf(fields: CompanyFields): Named | TypedCompany {
  return typedCompanyIn(fields) ?? { urlName: fields.companyUrlName, name: fields.companyName };
}

/** Problem of the company in a form: none was chosen, or the one typed in lacks its name or city. */
export function companyFieldsProblem(fields: CompanyFields): { readonly company?: 'missing' } {
  const typed = typedCompanyIn(fields);
  const isThere = typed ? [typed.name, typed.city].every((text) => /\p{L}/u.test(text)) : fields.companyUrlName !== '';
  return isThere ? {} : { company: 'missing' };
}
