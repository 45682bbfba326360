import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Tables } from '../database/tables.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { lockedPersona } from './locked-persona.ts';

interface ShownPersona {
  readonly profileType: ProfileType;
  readonly authorName?: string | undefined;
}

/** Locks the persona first, so deletion includes this text; refuses missing, barred or renamed ones. */
export async function writingPersona(transaction: Transaction<Tables>, scope: PseudonymScope, { profileType, authorName }: ShownPersona): Promise<string> {
  const persona = await lockedPersona(transaction, scope, profileType);
  if (persona) {
    await refuseSilenced(transaction, scope, persona.ref);
    if (authorName !== undefined && authorName !== persona.name) throw new Failure('conflict', undefined, { code: nameChanged });
    return persona.ref;
  }
  if (profileType === 'ANONYMOUS') throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
  throw new Failure('conflict', 'There is nothing yet that you could write under in this way.');
}
