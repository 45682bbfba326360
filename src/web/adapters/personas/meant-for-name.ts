import type { Credential, OperationFacts } from '#contract/operation-facts.ts';
import type { Given } from '../http/interceptor.ts';

/** Credentials of the made-up name alone, whose calls must not leave without its key. */
const ofName: readonly (Credential | undefined)[] = ['key', 'vote', 'nobody'];

export function speakerOf({ body, persona }: Given): unknown {
  const { profileType = persona }: { readonly profileType?: unknown } = Object(body);
  return profileType;
}

export const isMeantForName = ({ credential }: OperationFacts, given: Given): boolean =>
  ofName.includes(credential) || (credential === 'speech' && speakerOf(given) === 'ANONYMOUS');
