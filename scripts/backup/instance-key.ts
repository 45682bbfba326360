// The key of an installation is never in a backup. These sentences say where it lies, and whether a restored database will know it.
import { sql } from 'kysely';
import type { Database } from '#server/adapters/database/database.ts';
import { hasSecretFile, openSecrets, secretFileOf } from '#server/adapters/secrets/secret-file.ts';
import type { Settings } from '#server/app/config/settings.ts';

const consequence = 'Without it the server does not start on what is restored, and nobody who logged in before is recognised';

export function keyIsApart(settings: Settings): string {
  const sentence = (where: string, keep: string) =>
    `The key of this installation is not in it: ${where}. Store ${keep} somewhere else than the backups. ${consequence}.`;
  if (settings.secretKey !== undefined) return sentence('it is SECRET_KEY', 'it');
  const file = secretFileOf(settings);
  return hasSecretFile(settings)
    ? sentence(`it is in ${file}`, 'a copy of that file')
    : sentence(`it belongs in ${file}, and is not there`, 'the one you have');
}

/** Checks the present key against the database just restored. */
export async function keyFits({ db }: Pick<Database, 'db'>, settings: Settings): Promise<string> {
  const { rows } = await sql<{ readonly known: string | null }>`select secret_fingerprint as known from installation`.execute(db);
  const known = rows[0]?.known ?? null;
  if (known === null) return 'It was made before keys were noted, so it is not clear whether the key here belongs to it.';
  const place = settings.secretKey === undefined ? secretFileOf(settings) : 'SECRET_KEY';
  if (settings.secretKey === undefined && !hasSecretFile(settings))
    return `Its key is still missing: put it into ${place}, or set SECRET_KEY, before you start. ${consequence}.`;
  return openSecrets(settings).fingerprint === known
    ? `Its key is here, in ${place}. Start the server as usual.`
    : `The key in ${place} is a different one. Put the key of this backup there before you start. ${consequence}.`;
}
