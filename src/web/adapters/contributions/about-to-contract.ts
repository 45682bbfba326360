import type { AboutCompany, TypedCompany } from '#core/typed-companies/typed-company.ts';

/** The company that a contribution is about, as its request names it. */
export const aboutToContract = (about: AboutCompany): { readonly companyUrlName?: string; readonly typedCompany?: TypedCompany } =>
  typeof about === 'string' ? { companyUrlName: about } : { typedCompany: about };
