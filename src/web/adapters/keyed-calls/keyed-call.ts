import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { Given } from '../http/interceptor.ts';
import type { KeyedAnswers } from './keyed-answers.ts';
import type { HiddenHere } from './hidden-here.ts';
import type { MutedHere } from './muted-here.ts';
import type { OwnThings } from './own-things.ts';
import type { OwnVotes } from './own-votes.ts';

export interface Call {
  readonly given: Given;
  readonly bySession: (given?: Given) => Promise<unknown>;
  readonly byKey: (given?: Given) => Promise<unknown>;
  /** Sends by key, executed at a moment drawn by the server. */
  readonly byKeyLater: (given?: Given) => Promise<unknown>;
  readonly byNobody: (given?: Given) => Promise<unknown>;
}

export interface Keyed extends Call, KeyedAnswers {
  readonly persona: AnonymousPersona;
  readonly own: OwnThings;
  readonly votes: OwnVotes;
  readonly hidden: HiddenHere;
  readonly muted: MutedHere;
}

export type CallHandler = (call: Keyed) => Promise<unknown>;
