import type { Credential, OperationFacts } from '#contract/operation-facts.ts';
import type { Given } from '../http/interceptor.ts';

/** Credentials of calls that are for the made-up name alone: without its key nothing of them may leave the device. */
const ofName: readonly (Credential | undefined)[] = ['key', 'vote', 'nobody'];

/** The persona that a call speaks as, said in its body or beside it. */
export function speakerOf({ body, persona }: Given): unknown {
  const { profileType = persona }: { readonly profileType?: unknown } = Object(body);
  return profileType;
}

/** Tells whether a call is meant for the made-up name, by its key. */
export const isMeantForName = ({ credential }: OperationFacts, given: Given): boolean =>
  ofName.includes(credential) || (credential === 'speech' && speakerOf(given) === 'ANONYMOUS');
