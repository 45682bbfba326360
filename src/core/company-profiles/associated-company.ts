import type { CompanySummary } from '../companies/company.ts';

/** Relation of another company to this one. */
export const companyRelations = ['parent', 'subsidiary', 'sister'] as const;

export type CompanyRelation = (typeof companyRelations)[number];

export interface AssociatedCompany extends CompanySummary {
  readonly relation: CompanyRelation;
}

export const mirroredRelation: Readonly<Record<CompanyRelation, CompanyRelation>> = { parent: 'subsidiary', subsidiary: 'parent', sister: 'sister' };
