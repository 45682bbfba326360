import type { TypedCompany } from '#core/typed-companies/typed-company.ts';
import type { Contributed } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { KindOfContribution } from '#core/contributions/own-contributions.ts';
import type { Named } from '#core/named.ts';

export interface FormTarget {
  /** URL name of the company, null where chosen in the form. */
  readonly company: string | null;
  readonly step: string;
}

export type FormPort<Own> = Pick<Contributed<unknown, Own>, 'local' | 'one' | 'prepare'>;

/** Configuration of one kind's form, named like its draft on the device. */
export interface FormConfig<Fields, Problems, Own, Target extends FormTarget> extends KindOfContribution<Own> {
  readonly empty: Fields;
  /** Steps in order with the fields of each, of which the last one sends. */
  readonly steps: Readonly<Record<Target['step'], readonly (keyof Problems)[]>>;
  readonly target: Target;
  readonly urlOf: (target: Target, changed: string | null) => string;
  readonly changedBy: (target: Target, hash: string) => string | null;
  /** Matches a key, by default through its id. */
  readonly isBy?: (key: ContributionKey, changed: string) => boolean;
  /** URL of an existing contribution, by default the list. */
  readonly existingUrl?: (key: ContributionKey) => string;
  readonly fieldsOf: (own: Own) => Fields;
  /** Values from the URL beside the company. */
  readonly preselected?: (target: Target) => Promise<Partial<Fields>>;
  /** Restores device data beside the draft's fields. */
  readonly takeUp?: (fields: Fields) => Promise<void>;
  /** Written texts, for copying after a refusal. */
  readonly textsOf?: (fields: Fields) => readonly string[];
  readonly problemsOf: (fields: Fields) => Problems;
  readonly send: (company: Named | TypedCompany, fields: Fields) => Promise<Own>;
  readonly change: (publicKey: string, own: Own, fields: Fields) => Promise<Own>;
}
