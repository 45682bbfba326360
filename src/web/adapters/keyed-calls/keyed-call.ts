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
 * The carrier of an operation while a key is held: the session, also where the device completes its answer; the key, also for whatever counts like a vote; both, whose answers are
 * merged; the key of the made-up name where that speaks or is asked for, where the thing is its own, or to read again what is its own; nobody; or nothing, where it never leaves the device.
 */
export type CredentialStrategy = 'session' | 'completed' | 'key' | 'vote' | 'both' | 'speech' | 'persona' | 'thing' | 'own' | 'nobody' | 'device';

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
