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

export interface MakingParts extends TokenParts {
  readonly keys: Pick<PersonaKeys, 'local' | 'make' | 'note' | 'forget'>;
  readonly tokens: PersonaTokens;
  readonly personas: Pick<KeyedPersonas, 'own' | 'change'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly waitMs: number;
  readonly chance: () => number;
}

export interface AdmissionParts extends TokenParts {
  /** True for an account that only reads so far. */
  readonly isNewWriter: () => boolean;
  readonly onboardings: Pick<Onboardings, 'completeStep'>;
}

/** Makes or changes the name, begun at a random moment within an hour so that timing links nothing (F-07). */
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

/** Schedules another request for a name, so that its member need not wait. */
async function askLater({ keys, clock }: MakingParts, token: TokenInHand, persona: AnonymousPersona, error: unknown): Promise<undefined> {
  if (Failure.from(error).kind !== 'offline') throw error;
  await keys.note({ token, waiting: { persona, from: clock.now() } });
}

/** Delay before the first look at a waiting name, doubled each time. */
const firstLookMs = 2_000;
const longestLookMs = 3 * minuteMs;

/** Checks a waiting name, asks again when overdue and gives up a refused one. */
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

/** Applies a waiting change of name once due. */
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

/** Drops a refused name, already taken or unsuitable. */
async function giveUpWaiting({ keys }: MakingParts): Promise<void> {
  const { waiting, persona, token } = (await keys.local()) ?? {};
  if (waiting) await keys.note({ ...(persona && { persona }), ...(token && { token }) });
}

/** Delays a change of name away from the account's token request. */
export async function changeLater({ keys, clock, chance }: MakingParts, persona: AnonymousPersona, wanted: AnonymousPersona): Promise<AnonymousPersona> {
  const isSame = persona.userName === wanted.userName && persona.avatarUri === wanted.avatarUri;
  if (!isSame) await keys.note({ persona, waiting: { persona: wanted, from: drawnChange(clock.now(), chance) } });
  return persona;
}

async function noted({ keys }: MakingParts, { userName, avatarUri }: AnonymousPersona): Promise<AnonymousPersona> {
  await keys.note({ persona: { userName, avatarUri } });
  return { userName, avatarUri };
}

/** Drops a key made for nothing, but not an imported one that may have a name. */
async function dropBareKey({ keys }: MakingParts, before: LocalKey | undefined): Promise<void> {
  const local = await keys.local();
  const isOwnMaking = !before || (before.token !== undefined && before.token.signature === undefined);
  if (isOwnMaking && local && !local.persona && !local.token) await keys.forget();
}

/** Admits an account as writer by requesting its token unused, so that the server never learns the name. */
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

async function askedFor(parts: MakingParts, { publicKey, token }: LocalKey, waiting: WaitingName): Promise<TokenInHand> {
  const note = (asked?: PersonaToken) => parts.keys.note(asked ? { token: asked, waiting } : {});
  const inHand = await tokenInHand(parts, { publicKey, purpose: 'name', token, note });
  if (inHand.signature === token?.signature) await note(inHand);
  return inHand;
}

async function redeemed(parts: MakingParts, { issuer, prefix, signature }: TokenInHand, wanted: AnonymousPersona): Promise<AnonymousPersona | undefined> {
  try {
    return await parts.tokens.redeem({ keyId: issuer.keyId, prefix, signature, ...wanted });
  } catch (error) {
    return afterRefusal(parts, Failure.from(error), wanted);
  }
}

/** Recovers from lost answers, where the key already has its name, and gives up old tokens. */
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
