import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Tables } from '../database/tables.ts';
import { hasSecretFile, nextSecretsIfAny, openSecrets, secretFileOf, takeNextSecret, type SecretOptions } from './secret-file.ts';
import type { Secrets } from './secrets.ts';

const consequence = 'With another one nobody who logged in before would be recognised';

/** Matches the secret to the database's fingerprint and refuses others, under which every member would be unknown. */
export async function openKnownSecrets(db: Kysely<Tables>, options: SecretOptions): Promise<Secrets> {
  await db
    .insertInto('installation')
    .defaultValues()
    .onConflict((row) => row.doNothing())
    .execute();
  const { secretKey } = options;
  const file = secretFileOf(options);
  if (secretKey === undefined && !hasSecretFile(options) && (await hasSecret(db)))
    throw new Failure(
      'conflict',
      `The secret that this database was made with is missing: there is no ${file}. Put that file back, or set SECRET_KEY as it was. ${consequence}.`,
    );
  const secrets = openSecrets(options);
  await db.updateTable('installation').set({ secret_fingerprint: secrets.fingerprint }).where('secret_fingerprint', 'is', null).execute();
  const { secret_fingerprint: known, former_keys } = await db
    .selectFrom('installation')
    .select(['secret_fingerprint', 'former_keys'])
    .executeTakeFirstOrThrow();
  const fitting = secrets.fingerprint === known ? secrets : nextIfIt(known, options);
  if (!fitting)
    throw new Failure(
      'conflict',
      `The secret in ${secretKey === undefined ? file : 'SECRET_KEY'} is not the one that this database was made with. Put that one back, or give the database that belongs to this one. ${consequence}.`,
    );
  if (former_keys !== null) fitting.remember(former_keys);
  return fitting;
}

/** Next secret of an interrupted change, if the database already has it. */
function nextIfIt(fingerprint: string | null, options: SecretOptions): Secrets | undefined {
  const next = options.secretKey === undefined ? nextSecretsIfAny(options) : undefined;
  if (next?.fingerprint !== fingerprint) return undefined;
  takeNextSecret(options);
  return next;
}

/** Databases of before have members but no fingerprint yet. */
async function hasSecret(db: Kysely<Tables>): Promise<boolean> {
  const kept = await db.selectFrom('installation').select('secret_fingerprint').where('secret_fingerprint', 'is not', null).executeTakeFirst();
  return kept !== undefined || (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
