import { Failure } from '#core/failure.ts';
import type { Onboardings } from '#core/onboarding/onboardings.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { HeldKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { drawn, tokenInHand, type TokenParts } from './token-in-hand.ts';

/** The ports that a made-up name is made with. */
export interface MakingParts extends TokenParts {
  readonly keys: PersonaKeys;
  readonly tokens: PersonaTokens;
  readonly personas: KeyedPersonas;
}

/** The ports that make a writer of who brings a name along. */
export interface AdmissionParts extends TokenParts {
  /** Whether the account reads, and does not write yet. */
  readonly isNewWriter: () => boolean;
  readonly onboardings: Pick<Onboardings, 'completeStep'>;
}

/**
 * Makes the made-up name of this device, or changes it where it is made already. Each step is noted before it is asked for, so that it may be begun again after
 * any answer was lost: the token that was asked for is asked for again by the same numbers, and a name that was made is found by its key.
 */
export async function makePersona(parts: MakingParts, wanted: AnonymousPersona): Promise<AnonymousPersona> {
  const before = await parts.keys.held();
  const key = before ?? (await parts.keys.make());
  const persona = key.persona ? await parts.personas.change(wanted) : await redeemed(parts, key, wanted).catch(withoutBareKey(parts, before));
  const { userName, avatarUri } = persona;
  await parts.keys.note({ persona: { userName, avatarUri } });
  return { userName, avatarUri };
}

/**
 * Leaves no key behind that was made for nothing: one that was made just now, or whose token was refused before it was signed. A key that was brought here may have
 * a name that is not known yet, and stays.
 */
const withoutBareKey =
  ({ keys }: MakingParts, before: HeldKey | undefined) =>
  async (error: unknown): Promise<never> => {
    const held = await keys.held();
    const isOwnMaking = !before || (before.token !== undefined && before.token.signature === undefined);
    if (isOwnMaking && held && !held.persona && !held.token) await keys.forget();
    throw error;
  };

/**
 * Makes a writer of an account by a key that has its name already. The account asks for its token of these three months as for a name of its own, and uses it for
 * nothing: only so does the server hear that it writes, and it does not hear under which name. Where its sign-in had the token before, with an account that was
 * deleted, the account says that it is past the step.
 */
export async function admitWriter(parts: AdmissionParts, publicKey: string): Promise<void> {
  if (!parts.isNewWriter()) return;
  const { issuer, blindedMessage } = await drawn(parts, publicKey, 'name');
  try {
    await parts.tokens.issue({ keyId: issuer.keyId, blindedMessage });
  } catch (error) {
    if (Failure.from(error).code !== 'TOKEN_ISSUED') throw error;
    await parts.onboardings.completeStep('AnonymousProfile', false);
  }
}

async function redeemed(parts: MakingParts, key: HeldKey, wanted: AnonymousPersona): Promise<AnonymousPersona> {
  const { publicKey, token } = key;
  const note = (noted?: PersonaToken) => parts.keys.note(noted ? { token: noted } : {});
  const { issuer, prefix, signature } = await tokenInHand(parts, { publicKey, purpose: 'name', token, note });
  try {
    return await parts.tokens.redeem({ keyId: issuer.keyId, prefix, signature, ...wanted });
  } catch (error) {
    return afterRefusal(parts, Failure.from(error), wanted);
  }
}

/** The way on from a refusal: the answer of an earlier try may have been lost, and then the key has its name; a token of long ago is given up. */
async function afterRefusal({ keys, personas }: MakingParts, failure: Failure, wanted: AnonymousPersona): Promise<AnonymousPersona> {
  if (failure.code === 'TOKEN_INVALID') await keys.note({});
  if (failure.kind !== 'conflict') throw failure;
  try {
    await personas.own();
  } catch {
    throw failure;
  }
  return personas.change(wanted);
}
