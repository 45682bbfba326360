import type { TypedCompany } from '#core/typed-companies/typed-company.ts';
import type { Contributed } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { KindOfContribution } from '#core/contributions/own-contributions.ts';
import type { Named } from '#core/named.ts';

/** What the URL of the form of any contribution says. */
export interface FormTarget {
  /** The company by its name in URLs; nothing where it is chosen in the form. */
  readonly company: string | null;
  readonly step: string;
}

/** What the form of a kind asks its port. */
export type FormPort<Own> = Pick<Contributed<unknown, Own>, 'local' | 'one' | 'prepare'>;

/** What one kind of contribution says of its form. The kind is the name of its draft on the device, too. */
export interface FormConfig<Fields, Problems, Own, Target extends FormTarget> extends KindOfContribution<Own> {
  readonly empty: Fields;
  /** The steps in their order, each with the fields that it asks for by their problems. The last one sends. */
  readonly steps: Readonly<Record<Target['step'], readonly (keyof Problems)[]>>;
  /** What a URL without a query asks for. */
  readonly target: Target;
  /** The URL of a step; that of a change names what is changed. */
  readonly urlOf: (target: Target, changed: string | null) => string;
  /** The contribution that a URL asks to change. */
  readonly changedBy: (target: Target, hash: string) => string | null;
  /** Whether it is the one by this key; by its name, unless said otherwise. */
  readonly isBy?: (key: ContributionKey, changed: string) => boolean;
  /** The URL at which one that exists is seen or changed; the list of all, unless said otherwise. */
  readonly existingUrl?: (key: ContributionKey) => string;
  /** The fields of one that is there, to be changed. */
  readonly fieldsOf: (own: Own) => Fields;
  /** What the URL of a new one says beside its company. */
  readonly preselected?: (target: Target) => Promise<Partial<Fields>>;
  /** Takes up what the device keeps beside the fields of the draft that was opened. */
  readonly takeUp?: (fields: Fields) => Promise<void>;
  /** What was written in words, to be taken elsewhere where it is refused. */
  readonly textsOf?: (fields: Fields) => readonly string[];
  /** What is to be put right before it can be sent, by field. */
  readonly problemsOf: (fields: Fields) => Problems;
  /** Sends a new one of a company, once however often it is tried. */
  readonly send: (company: Named | TypedCompany, fields: Fields) => Promise<Own>;
  /** Changes one that stands by its key. */
  readonly change: (publicKey: string, own: Own, fields: Fields) => Promise<Own>;
}
