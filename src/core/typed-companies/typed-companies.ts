import type { Named } from '../named.ts';
import type { Page } from '../page.ts';
import type { AdministeredCompany } from '../administration/administered-companies.ts';
import type { CompanyForm } from '../administration/company-form.ts';
import type { TypedCompany } from './typed-company.ts';

export interface WaitingCompany extends TypedCompany {
  readonly typedId: string;
  readonly waiting: number;
  /** Null before any decision. */
  readonly refusal: string | null;
  readonly alike: readonly (Named & { readonly companyId: string })[];
}

export const longestRefusal = 300;

export type RefusalProblem = 'empty' | 'long';

/** Validates in client and server alike. */
export function refusalProblem(reason: string): RefusalProblem | undefined {
  const said = reason.trim();
  if (said === '') return 'empty';
  return said.length > longestRefusal ? 'long' : undefined;
}

export const mostNamedAlike = 3;

/** Companies typed in by authors, visible to administrators only. */
export abstract class TypedCompanies {
  /** Lists companies with waiting contributions by name, refused ones last. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<WaitingCompany>>;
  /** Adds it once under a free name, which releases its contributions in time (NAME_TAKEN). */
  abstract letIn(typedId: string, form: CompanyForm): Promise<AdministeredCompany>;
  /** Moves its contributions to a listed company and makes its name an alias. */
  abstract mergeInto(typedId: string, companyId: string): Promise<AdministeredCompany>;
  /** Keeps contributions hidden and shows authors the reason. Can still be let in later. */
  abstract refuse(typedId: string, reason: string): Promise<WaitingCompany>;
}
