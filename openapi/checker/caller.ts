import type { Operation } from '../read/operation.ts';
import type { Ids } from './call.ts';
import type { People } from './people.ts';
import type { Signer } from '../signing/persona-key.ts';
import { isByContribution, type Contribution, type Contributions } from './persona-keys/contributions.ts';
import type { PersonaOfRun } from './persona-keys/persona-of-run.ts';

export interface Callers {
  readonly people: People;
  readonly persona: PersonaOfRun;
  readonly contributions: Contributions;
}

/** Caller of an operation: a member, a persona or anyone, or the reason why none can. */
export interface Caller {
  readonly session: Ids;
  readonly signer?: Signer;
  readonly contribution?: Contribution;
  readonly missing?: string;
}

export async function callerOf(operation: Operation, { people, persona, contributions }: Callers): Promise<Caller> {
  const { isOpen, takesSession, takesDesk } = operation;
  if (takesDesk) return { session: {}, missing: 'A session at the desk of a company asks this, and the run has none.' };
  if (isByContribution(operation)) {
    const contribution = await contributions.next(operation);
    return 'why' in contribution ? { session: {}, missing: contribution.why } : { session: {}, signer: contribution.signer, contribution };
  }
  if (!isOpen && !takesSession)
    return 'key' in persona ? { session: {}, signer: (call) => persona.key.headersFor(call) } : { session: {}, missing: persona.why };
  const session = await people.sessionFor(operation);
  const isKnown = isOpen || Object.keys(session).length > 0;
  return isKnown ? { session } : { session, missing: 'No session is known: give one under session in the config.' };
}
