import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Tables } from '../tables.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Key of the persona that a member writes under; refused where they have not made it yet, or may not write. */
export async function writingPersona(transaction: Transaction<Tables>, scope: PseudonymScope, profileType: ProfileType): Promise<string> {
  const ref = scope.persona(profileType);
  const persona = await transaction.selectFrom('persona').select('ref').where('ref', '=', ref).executeTakeFirst();
  if (persona) {
    await refuseSilenced(transaction, scope, ref);
    return ref;
  }
  if (profileType === 'ANONYMOUS') throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
  throw new Failure('conflict', 'There is nothing yet that you could write under in this way.');
}
