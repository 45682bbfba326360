import type { Kysely } from 'kysely';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { AccountPersona } from '#core/personas/anonymous-personas.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

type Keys = Pick<Secrets, 'personaOf'>;

/** The made-up name and picture of an account, found by a key that nothing in the database holds beside the account. */
export async function anonymousPersonaOf(db: Kysely<Tables>, secrets: Keys, accountId: string): Promise<AnonymousPersona | undefined> {
  const persona = await accountPersonaOf(db, secrets, accountId);
  return persona && { userName: persona.userName, avatarUri: persona.avatarUri };
}

/** The made-up name and picture of an account, with the way in which they are kept. */
export async function accountPersonaOf(db: Kysely<Tables>, secrets: Keys, accountId: string): Promise<AccountPersona | undefined> {
  const row = await db.selectFrom('persona').select(['name', 'avatar', 'mode']).where('ref', '=', secrets.personaOf(accountId, 'ANONYMOUS')).executeTakeFirst();
  return row?.avatar ? { userName: row.name, avatarUri: row.avatar, mode: row.mode === 'sealed' ? 'sealed' : 'pseudonymous' } : undefined;
}
