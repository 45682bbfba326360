import type { Named } from '../named.ts';
import type { Page } from '../page.ts';
import type { AdministeredCompany } from '../administration/administered-companies.ts';
import type { CompanyForm } from '../administration/company-form.ts';
import type { TypedCompany } from './typed-company.ts';

/** A company that was typed in and is not let in, as administrators see it. */
export interface WaitingCompany extends TypedCompany {
  readonly typedId: string;
  /** How many contributions wait under it. */
  readonly waiting: number;
  /** The reason why it was refused; null while nobody has decided. */
  readonly refusal: string | null;
  /** Companies of the list that are called nearly so. */
  readonly alike: readonly (Named & { readonly companyId: string })[];
}

/** The longest reason for a refusal, which the authors of what waits read. */
export const longestRefusal = 300;

export type RefusalProblem = 'empty' | 'long';

/** Problem of a reason, by the rule of both sides. */
export function refusalProblem(reason: string): RefusalProblem | undefined {
  const said = reason.trim();
  if (said === '') return 'empty';
  return said.length > longestRefusal ? 'long' : undefined;
}

/** The most companies of nearly the same name that are named beside one. */
export const mostNamedAlike = 3;

/** The companies that authors of contributions typed in, for administrators. For everyone else there is nothing here. */
export abstract class TypedCompanies {
  /** Lists those with something that waits under them, by name; refused ones come last. */
  abstract list(after?: string | null, pageSize?: number): Promise<Page<WaitingCompany>>;
  /** Adds it to the list, so that what waits comes out in its time; once, under a free name (NAME_TAKEN). */
  abstract letIn(typedId: string, form: CompanyForm): Promise<AdministeredCompany>;
  /** Moves what waits under it to a listed company, which is meant by its name from now on. */
  abstract mergeInto(typedId: string, companyId: string): Promise<AdministeredCompany>;
  /** Refuses it; what waits stays hidden, and its authors read why. It can still be let in. */
  abstract refuse(typedId: string, reason: string): Promise<WaitingCompany>;
}
