import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { Given } from '../http/interceptor.ts';
import type { OperationId, Speaking, Voting } from '../personas/meant-for-name.ts';
import type { KeyedAnswers } from './keyed-answers.ts';
import type { HiddenHere } from './hidden-here.ts';
import type { MutedHere } from './muted-here.ts';
import type { OwnThings } from './own-things.ts';
import type { OwnVotes } from './own-votes.ts';

/** A call that has not been sent yet, and the ways it may go. */
export interface Call {
  readonly given: Given;
  readonly bySession: (given?: Given) => Promise<unknown>;
  readonly byKey: (given?: Given) => Promise<unknown>;
  /** By key, carried out at a moment that the server draws. */
  readonly byKeyLater: (given?: Given) => Promise<unknown>;
  readonly byNobody: (given?: Given) => Promise<unknown>;
}

/** A call, and what is known on the device of its made-up name. */
export interface Keyed extends Call, KeyedAnswers {
  readonly persona: AnonymousPersona;
  readonly own: OwnThings;
  readonly votes: OwnVotes;
  readonly hidden: HiddenHere;
  readonly muted: MutedHere;
}

export type CallHandler = (call: Keyed) => Promise<unknown>;

/**
 * Credential strategy of an operation while this device has a key: how the call is signed.
 * `session`, `key`: by that alone. `both`: by each, and the answers are merged. `nobody`: by none. `device`: no call is sent. `here`: none for what is the name’s,
 * and by the session otherwise.
 * `completed`: by the session, and the device adds to the answer. `vote`: by the key, and it counts like a vote.
 * `speech`, `persona`, `thing`, `own`: by the key where the made-up name writes, is asked for, is the owner, or reads again what it owns; by the session otherwise.
 */
export type CredentialStrategy = 'session' | 'completed' | 'key' | 'vote' | 'both' | 'speech' | 'persona' | 'thing' | 'own' | 'nobody' | 'device' | 'here';

/** The rule of an operation: by what it is carried, and how. */
export interface CredentialRule<By extends CredentialStrategy = CredentialStrategy> {
  readonly by: By;
  readonly handler: CallHandler;
  /** Whether something of one's own may stand in its answer, which is marked there. */
  readonly isMarked?: true;
  /** Whether what the name has muted is left out of its answer. */
  readonly leavesOut?: true;
}

/** The carriers that an operation may have. One that is meant for the name without its key is so with it, too. */
type CredentialStrategyOf<Id> = Id extends Voting
  ? 'vote'
  : Id extends Speaking
    ? 'speech'
    : Id extends 'validateYoutubeUrl'
      ? 'nobody'
      : Exclude<CredentialStrategy, 'vote' | 'speech' | 'nobody'>;

/** A rule for every operation: one that has none does not compile. */
export type CredentialRules = { readonly [Id in OperationId]: CredentialRule<CredentialStrategyOf<Id>> };
