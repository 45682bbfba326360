import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Onboardings } from '#core/onboarding/onboardings.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { LocalKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { PersonaToken } from '#core/persona-keys/persona-token.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { drawnChange, type NameWait, type WaitingName } from '#core/personas/waiting-name.ts';
import { drawn, tokenInHand, type TokenInHand, type TokenParts } from './token-in-hand.ts';

/** The ports that a made-up name is made with. */
export interface MakingParts extends TokenParts {
  readonly keys: Pick<PersonaKeys, 'local' | 'make' | 'note' | 'forget'>;
  readonly tokens: PersonaTokens;
  readonly personas: Pick<KeyedPersonas, 'own' | 'change'>;
  readonly clock: Pick<Clock, 'now'>;
  /** The longest time that a name waits. */
  readonly waitMs: number;
  /** A number below one, drawn by lot. */
  readonly chance: () => number;
}

/** The ports that make a writer of who brings a name along. */
export interface AdmissionParts extends TokenParts {
  /** Whether the account reads, and does not write yet. */
  readonly isNewWriter: () => boolean;
  readonly onboardings: Pick<Onboardings, 'completeStep'>;
}

/**
 * Makes the made-up name of this device, or changes it where it is made already. A new one is asked for at once, and the server lets it begin at a moment drawn by
 * lot from the hour to come, whether a page is open or not: what the account asks for and what the key says lie apart then, so that neither their order nor their
 * time leads from the one to the other (F-07).
 * Each step is noted before it is asked for, so that it may be begun again after any answer was lost: the token that was asked for is asked for again by the same
 * numbers, and a name that was made is found by its key.
 */
export async function makePersona(parts: MakingParts, wanted: AnonymousPersona): Promise<AnonymousPersona> {
  const before = await parts.keys.local();
  const key = before ?? (await parts.keys.make());
  if (key.persona) return noted(parts, await parts.personas.change(wanted));
  try {
    const token = await askedFor(parts, key, { persona: wanted, from: parts.clock.now() + parts.waitMs });
    const made = await redeemed(parts, token, wanted).catch((error: unknown) => askLater(parts, token, wanted, error));
    return made ? await noted(parts, made) : wanted;
  } catch (error) {
    if (isRefused(error)) await giveUpWaiting(parts);
    await dropBareKey(parts, before);
    throw error;
  }
}

/** Has a name asked for again that could not be just now: its member need not wait. */
async function askLater({ keys, clock }: MakingParts, token: TokenInHand, persona: AnonymousPersona, error: unknown): Promise<undefined> {
  if (Failure.from(error).kind !== 'offline') throw error;
  await keys.note({ token, waiting: { persona, from: clock.now() } });
}

/** The first time after which a page looks whether a name has begun; each look doubles it. */
const firstLookMs = 2_000;
const longestLookMs = 3 * minuteMs;

/** Looks whether the waiting name has begun, and asks again where it should have; a refused one is given up. */
export async function makeWaiting(parts: MakingParts): Promise<NameWait> {
  const local = await parts.keys.local();
  if (!local?.waiting) return 'nothing';
  if (local.persona) return changeWaiting(parts, local.waiting);
  const [now, { persona: wanted, from }] = [parts.clock.now(), local.waiting];
  const isAsked = local.token?.signature !== undefined;
  const begun = isAsked ? await parts.personas.own().catch(unlessUnknown) : undefined;
  if (begun) {
    await noted(parts, begun);
    return 'changed';
  }
  const sinceAsked = now + parts.waitMs - from;
  if (isAsked && from > now && sinceAsked >= 0) return { afterMs: Math.min(firstLookMs + sinceAsked, longestLookMs) };
  return tried(parts, () => makePersona(parts, wanted));
}

/** Has the name that is here become the one that waits, once the moment of that has come. */
async function changeWaiting(parts: MakingParts, { persona: wanted, from }: WaitingName): Promise<NameWait> {
  const afterMs = from - parts.clock.now();
  return afterMs > 0 ? { afterMs: Math.min(afterMs, parts.waitMs) } : tried(parts, () => makePersona(parts, wanted));
}

async function tried(parts: MakingParts, make: () => Promise<unknown>): Promise<NameWait> {
  try {
    await make();
  } catch (error) {
    if (!isRefused(error)) throw error;
    await giveUpWaiting(parts);
    return 'changed';
  }
  const waiting = (await parts.keys.local())?.waiting;
  if (!waiting) return 'changed';
  return { afterMs: waiting.from > parts.clock.now() ? firstLookMs : longestLookMs };
}

function unlessUnknown(error: unknown): undefined {
  if (Failure.from(error).code !== 'PERSONA_UNKNOWN') throw error;
}

function isRefused(error: unknown): boolean {
  const { kind } = Failure.from(error);
  return kind === 'conflict' || kind === 'invalid';
}

/** Waits no more for a name that was refused: another tab or member was quicker, or it will not do. */
async function giveUpWaiting({ keys }: MakingParts): Promise<void> {
  const { waiting, persona, token } = (await keys.local()) ?? {};
  if (waiting) await keys.note({ ...(persona && { persona }), ...(token && { token }) });
}

/** Has the name that is here become another one later, where the account asks for a token just now and the change would lie beside it. */
export async function changeLater({ keys, clock, chance }: MakingParts, persona: AnonymousPersona, wanted: AnonymousPersona): Promise<AnonymousPersona> {
  const isSame = persona.userName === wanted.userName && persona.avatarUri === wanted.avatarUri;
  if (!isSame) await keys.note({ persona, waiting: { persona: wanted, from: drawnChange(clock.now(), chance) } });
  return persona;
}

async function noted({ keys }: MakingParts, { userName, avatarUri }: AnonymousPersona): Promise<AnonymousPersona> {
  await keys.note({ persona: { userName, avatarUri } });
  return { userName, avatarUri };
}

/**
 * Leaves no key behind that was made for nothing: one that was made just now, or whose token was refused before it was signed. A key that was brought here may have
 * a name that is not known yet, and stays.
 */
async function dropBareKey({ keys }: MakingParts, before: LocalKey | undefined): Promise<void> {
  const local = await keys.local();
  const isOwnMaking = !before || (before.token !== undefined && before.token.signature === undefined);
  if (isOwnMaking && local && !local.persona && !local.token) await keys.forget();
}

/**
 * Makes a writer of an account by a key that has its name already. The account asks for its token of these three months as for its own name, and uses it for
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

/** The token of a key in hand, with the name noted beside it that is to be made of it. */
async function askedFor(parts: MakingParts, { publicKey, token }: LocalKey, waiting: WaitingName): Promise<TokenInHand> {
  const note = (asked?: PersonaToken) => parts.keys.note(asked ? { token: asked, waiting } : {});
  const inHand = await tokenInHand(parts, { publicKey, purpose: 'name', token, note });
  if (inHand.signature === token?.signature) await note(inHand);
  return inHand;
}

/** The name that a token makes; nothing where it begins later. */
async function redeemed(parts: MakingParts, { issuer, prefix, signature }: TokenInHand, wanted: AnonymousPersona): Promise<AnonymousPersona | undefined> {
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
