import { signatureSeconds } from '../../signing/message-signature.ts';
import type { Operation } from '../../read/operation.ts';
import { callOf, type Parts } from '../call.ts';
import type { Asking } from '../asking.ts';
import { accepted, notRun, refused, type Check, type Expectation, type Outcome } from '../check.ts';
import { aNonce, PersonaKey, type Signer } from '../../signing/persona-key.ts';
import type { PersonaOfRun } from './persona-of-run.ts';

/** Alternative spelling of the same key, whose last letter has two spare bits. */
const respelled = (text: string): string => `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) + 1)}`;

const elsewhere = '/somewhere/else';

/** Signed requests, correct and with one fault each. Contribution keys cannot be checked positively. */
export function signatureChecks(operation: Operation, parts: Parts, key: PersonaKey): Check[] {
  const check = (what: string, signer: Signer, expects: Expectation): Check => ({
    kind: 'signatures',
    what,
    call: callOf(operation, { ...parts, signer }),
    expects,
  });
  const signed: Signer = (call) => key.headersFor(call);
  const unsound = (what: string, signer: Signer): Check => check(what, signer, refused(operation, 'the signature does not hold', [401]));
  return [
    ...(operation.takesSignature ? [check('it is signed', signed, accepted(operation))] : []),
    unsound('another path is signed', (call) => key.headersFor({ ...call, target: elsewhere })),
    unsound('another method is signed', (call) => key.headersFor({ ...call, method: 'PATCH' })),
    ...(operation.body ? [unsound('another body is signed', (call) => key.headersFor({ ...call, body: '{}' }))] : []),
    unsound('it was signed too long ago', (call) => key.headersFor(call, { created: Math.floor(Date.now() / 1_000) - 2 * signatureSeconds })),
    unsound('its key is written in another text of the same bytes', (call) => key.headersFor(call, { publicKey: respelled(key.publicKey) })),
    unsound('another key signs in its name', (call) => new PersonaKey().headersFor(call, { publicKey: key.publicKey })),
    ...(operation.isOpenToNameless || operation.takesContribution ? [] : [unsound('a key without a name signs', (call) => new PersonaKey().headersFor(call))]),
    check(
      'a cookie comes along',
      (call) => ({ ...signed(call), cookie: 'AT=made-up' }),
      refused(operation, 'a signature and a session are never joined', [400]),
    ),
  ];
}

export async function signedOutcomes(operation: Operation, parts: Parts, persona: PersonaOfRun, asking: Asking): Promise<Outcome[]> {
  if (!operation.takesSignature) return operation.takesContribution ? [await replayOutcome(operation, parts, new PersonaKey(), asking)] : [];
  if ('key' in persona) return [await replayOutcome(operation, parts, persona.key, asking)];
  return operation.isOpen || operation.takesSession ? [notRun(operation, 'signatures', 'everything that is signed', persona.why)] : [];
}

/** Replays must be refused, regardless of the first outcome. */
async function replayOutcome(operation: Operation, parts: Parts, key: PersonaKey, asking: Asking): Promise<Outcome> {
  const parameters = { nonce: aNonce() };
  const call = callOf(operation, { ...parts, signer: (sent) => key.headersFor(sent, parameters) });
  await asking.answerTo(call);
  const expects = refused(operation, 'a signature is good once', [401]);
  return asking.outcomeOf(operation, { kind: 'signatures', what: 'the same nonce comes again', call, expects });
}
