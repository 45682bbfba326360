import type { DraftFields } from '#core/device/draft-fields.ts';

export interface FormDraft {
  readonly company: string;
  readonly url: string;
}

/** Drafts of new contributions, leaving out those of changes. */
export const newDrafts = (
  drafts: readonly (readonly [entry: string, fields: DraftFields])[],
  urlOf: (company: string | null) => string,
): readonly FormDraft[] =>
  drafts.flatMap(([entry, { companyUrlName, companyName }]) =>
    typeof companyName === 'string' && companyName !== '' && (entry === '' || entry === companyUrlName)
      ? [{ company: companyName, url: urlOf(entry || null) }]
      : [],
  );
