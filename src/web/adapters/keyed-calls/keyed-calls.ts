import type { Credential } from '#contract/operation-facts.ts';
import { Failure } from '#core/failure.ts';
import { nameBanned, sanctionCodes } from '#core/moderation/sanction.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { nameDeleted } from '#core/persona-keys/name-away.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { nameChanged } from '#core/personas/draft-persona.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { Middleware } from 'openapi-fetch';
import type { KeyedInterceptor } from '../http/interceptor.ts';
import type { KeyedAnswers } from './keyed-answers.ts';
import type { CurrentName } from './current-name.ts';
import type { Call } from './keyed-call.ts';
import { bySession, handlerOf } from './operation-handlers.ts';
import { OwnThings } from './own-things.ts';
import { DraftNumbers } from '../personas/draft-numbers.ts';
import { HiddenHere } from './hidden-here.ts';
import { MutedHere } from './muted-here.ts';
import type { KeyAway } from '../personas/key-away.ts';
import { OwnVotes } from './own-votes.ts';
import { asNobody, later } from '../persona-keys/signing.ts';

/** Credentials whose pages stay as rendered, except for marks. */
const leavesAsIs: ReadonlySet<Credential> = new Set(['session', 'key', 'asked', 'vote', 'own', 'onward']);

export interface KeyedParts extends KeyedAnswers {
  readonly keys: Pick<PersonaKeys, 'local'>;
  readonly sign: Middleware;
  readonly storage: UserStorage;
  readonly away: Pick<KeyAway, 'send'>;
  readonly name: Pick<CurrentName, 'of' | 'forget'>;
}

/** Rewords a refusal: the name is banned, or was deleted in another browser. */
function asOfName(error: unknown): never {
  const failure = Failure.from(error);
  if (failure.code === 'PERSONA_UNKNOWN') throw new Failure('conflict', failure.message, { code: nameDeleted });
  if (failure.code !== sanctionCodes.ban) throw failure;
  throw new Failure(failure.kind, failure.message, { code: nameBanned });
}

/** Sends by key what concerns the made-up name, everything else by session (F-07). */
export function keyedCalls({ keys, sign, storage, away, name, ...answers }: KeyedParts): KeyedInterceptor {
  const [own, votes, hidden, muted] = [new OwnThings(), new OwnVotes(), new HiddenHere(storage), new MutedHere(storage, answers.mutes)];
  const [numbers, laterSign] = [new DraftNumbers(storage), later(sign)];
  let [hasMerged, isWaiting, publicKey]: [boolean, boolean, string | undefined] = [false, false, undefined];
  /** Current persona, where a new key erases all knowledge of the previous one. */
  const localPersona = async (): Promise<AnonymousPersona | undefined> => {
    const local = await keys.local().catch(() => undefined);
    isWaiting = local?.waiting !== undefined;
    if (local?.publicKey !== publicKey) for (const known of [own, votes, answers.decisions]) known.clear();
    publicKey = local?.publicKey;
    if (!local?.persona) return undefined;
    const [persona] = await Promise.all([name.of(local), muted.read(local.publicKey)]);
    return persona;
  };
  const refuse = (error: unknown): never => {
    if (Failure.from(error).code === nameChanged) name.forget();
    return asOfName(error);
  };
  const take: KeyedInterceptor['take'] = async (named, given, send) => {
    const call: Call = {
      given,
      bySession: (other = given) => send(other),
      byKey: async (other = given) => send(await numbers.byKey(other), sign).catch(refuse),
      byKeyLater: async (other = given) => send(await numbers.byKey(other), laterSign).catch(refuse),
      byNobody: (other = given) => send(other, asNobody),
    };
    const { credential = 'session', tellsWhose, withoutMuted } = named.facts;
    const handler = handlerOf(named.operation, credential);
    if (handler === bySession && !tellsWhose && !withoutMuted) return call.bySession();
    const persona = await localPersona();
    if (!persona) return away.send(named, call, isWaiting);
    hasMerged ||= !leavesAsIs.has(credential);
    const answer = await handler({ ...call, ...answers, persona, own, votes, hidden, muted });
    const left = withoutMuted ? muted.leftOutOf(answer) : answer;
    return tellsWhose ? votes.filledIn(own.marked(left, persona)) : left;
  };
  return {
    take,
    hasOwn: () => hasMerged || own.areSeen || hidden.areLeftOut || muted.areLeftOut,
    holdsKey: async () => (await localPersona()) !== undefined,
    pictureAt: (url) => answers.pictures.at(url),
  };
}
