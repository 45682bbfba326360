import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Tables } from '../database/tables.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { lockedPersona } from './locked-persona.ts';

/** The persona that a text is to stand under, with the name that its author was shown, where they were shown one. */
interface ShownPersona {
  readonly profileType: ProfileType;
  readonly authorName?: string | undefined;
}

/**
 * Key of the persona that a member writes under; refused where they have not made it yet, may not write, or were shown another name than it has now. Asked for
 * before anything else is locked: anyone who deletes the persona waits until what is being written under it is there, and takes it along.
 */
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
