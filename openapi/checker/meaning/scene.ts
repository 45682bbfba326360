import type { Operation } from '../../read/operation.ts';
import type { Ids } from '../call.ts';
import type { Chance } from '../chance.ts';
import type { Things } from '../names/things.ts';
import type { People } from '../people.ts';
import type { Ready } from '../ready.ts';
import type { Schemas } from '../schemas.ts';
import type { Reply } from './reply.ts';
import type { Trial } from './trial.ts';

export interface Scene {
  readonly operation: Operation;
  readonly all: readonly Operation[];
  readonly ready: Ready;
  readonly trial: Trial;
  readonly chance: Chance;
  readonly schemas: Schemas;
  readonly people: People;
  readonly things: Things;
  /** Readies another request, with new values where the caller makes them up. */
  again(operation?: Operation): Promise<Ready>;
  /** Undefined where the run knows only one member. */
  stranger(operation: Operation, session: Ids): Promise<Ids | undefined>;
}

export const nobodyElse = 'The run knows one member alone: give newSession, or sessions of other members, in the config.';

export interface Made {
  readonly ready: Ready;
  readonly reply: Reply;
}
