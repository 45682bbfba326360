import type { Kysely } from 'kysely';
import type { PublishedText } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** Work designation as readers see it, once the account has written. */
export interface DesignationFace {
  readonly name: PublishedText;
  readonly is_verified: boolean;
  readonly is_hidden: boolean;
}

/** Undefined when the career says too little. */
export type ReadDesignation = (
  from: { readonly db: Kysely<Tables>; readonly secrets: Pick<Secrets, 'unseal'> },
  accountId: string,
) => Promise<DesignationFace | undefined>;
