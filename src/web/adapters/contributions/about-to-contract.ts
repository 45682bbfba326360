import type { AboutCompany, TypedCompany } from '#core/typed-companies/typed-company.ts';

export const aboutToContract = (about: AboutCompany): { readonly companyUrlName?: string; readonly typedCompany?: TypedCompany } =>
  typeof about === 'string' ? { companyUrlName: about } : { typedCompany: about };
