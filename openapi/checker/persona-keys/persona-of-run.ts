import { jsonIn } from '../json-in.ts';
import type { Operation } from '../../read/operation.ts';
import type { Asking } from '../asking.ts';
import { blinded, type Blinded } from '../../signing/blind-token.ts';
import { callOf, inSession, neededParts, type Ids } from '../call.ts';
import { Chance } from '../chance.ts';
import { PersonaKey } from '../../signing/persona-key.ts';
import type { Answer } from '../wire.ts';

export type PersonaOfRun = { readonly key: PersonaKey } | { readonly why: string };

interface Known {
  /** Seed of a key with a name at the service. */
  readonly personaKey?: string | undefined;
  readonly session: Ids;
  readonly seed: number;
}

/** Configured key, or a new one with a token issued and redeemed by the session. */
export async function personaOfRun(operations: readonly Operation[], asking: Asking, { personaKey, session, seed }: Known): Promise<PersonaOfRun> {
  if (personaKey !== undefined) return { key: new PersonaKey(personaKey) };
  const ask = async (operationId: string, body?: object, header: Ids = {}, key?: PersonaKey): Promise<Answer | undefined> => {
    const operation = operations.find((known) => known.operationId === operationId);
    if (!operation) return undefined;
    const signer = key && { signer: (call: Parameters<PersonaKey['headersFor']>[0]) => key.headersFor(call) };
    return asking.answerTo(callOf(operation, { ...inSession(neededParts(operation, {}), header), ...(body && { body }), ...signer }));
  };
  const listed = fieldsAnswered(await ask('listIssuerKeys'));
  const [issuer] = issuersIn(listed);
  if (!issuer) return { why: 'The service issues no tokens for made-up names; give personaKey in the config where a key has a name there.' };
  if (Object.keys(session).length === 0) return { why: 'No session is known to ask for a token with: give one under session in the config.' };
  const key = new PersonaKey();
  const token = blindedFor(issuer.publicKey, key);
  if (!token) return { why: 'What the service lists as the key of its tokens is none; give personaKey in the config where a key has a name there.' };
  const issued = await ask('issuePersonaToken', { keyId: issuer.keyId, blindedMessage: token.blindedMessage }, session);
  const { blindSignature, code } = fieldsAnswered(issued) as { readonly blindSignature?: string; readonly code?: string };
  if (blindSignature === undefined) return { why: `The session is issued no token (${issued?.status} ${code ?? ''}); give personaKey in the config.` };
  const body = { keyId: issuer.keyId, prefix: token.prefix, signature: token.finalize(blindSignature), userName: nameOf(seed, key), avatarUri: '17-sky' };
  const redeemed = await ask('redeemPersonaToken', body, {}, key);
  return redeemed?.status === 201 ? { key } : { why: `The token was not redeemed (${redeemed?.status}): ${redeemed?.text.slice(0, 200)}` };
}

/** Blinds the key for signing. Nothing with an unreadable public key. */
export function blindedFor(publicKey: string, key: PersonaKey): Blinded | undefined {
  try {
    return blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
  } catch {
    return undefined;
  }
}

function nameOf(seed: number, { publicKey }: PersonaKey): string {
  const chance = new Chance(seed, publicKey);
  return [chance.word(7), chance.word(7)].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

export const fieldsAnswered = (answer: Answer | undefined): object => Object(jsonIn(answer?.text ?? ''));

export const issuersIn = (listed: object): readonly { readonly keyId: string; readonly publicKey: string }[] =>
  'items' in listed && Array.isArray(listed.items) ? listed.items : [];
