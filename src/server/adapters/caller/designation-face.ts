import type { Kysely } from 'kysely';
import type { PublishedText } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** The face of what an account works as, as others read it once it has written. */
export interface DesignationFace {
  readonly name: PublishedText;
  readonly is_verified: boolean;
  /** True where the account is deactivated. */
  readonly is_hidden: boolean;
}

/** Reads what an account works as from its career; nothing where that says too little. */
export type ReadDesignation = (
  from: { readonly db: Kysely<Tables>; readonly secrets: Pick<Secrets, 'unseal'> },
  accountId: string,
) => Promise<DesignationFace | undefined>;
