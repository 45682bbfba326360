import type { CompanySummary } from '../companies/company.ts';

/** What another company is to this one: it owns it, belongs to it, or belongs to the same. */
export const companyRelations = ['parent', 'subsidiary', 'sister'] as const;

export type CompanyRelation = (typeof companyRelations)[number];

export interface AssociatedCompany extends CompanySummary {
  readonly relation: CompanyRelation;
}

/** What this company is to the other. */
export const mirroredRelation: Readonly<Record<CompanyRelation, CompanyRelation>> = { parent: 'subsidiary', subsidiary: 'parent', sister: 'sister' };
