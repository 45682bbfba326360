import type { Operation } from '../../read/operation.ts';
import type { Ids } from '../call.ts';
import type { Chance } from '../chance.ts';
import type { Things } from '../names/things.ts';
import type { People } from '../people.ts';
import type { Ready } from '../ready.ts';
import type { Schemas } from '../schemas.ts';
import type { Reply } from './reply.ts';
import type { Trial } from './trial.ts';

/** An operation whose meaning is judged, and what is there to judge it with. */
export interface Scene {
  readonly operation: Operation;
  /** The operations of the same service. */
  readonly all: readonly Operation[];
  /** A request of the operation, made ready before. */
  readonly ready: Ready;
  readonly trial: Trial;
  readonly chance: Chance;
  readonly schemas: Schemas;
  readonly people: People;
  readonly things: Things;
  /** Makes another request ready, with new values where the caller makes them up. */
  again(operation?: Operation): Promise<Ready>;
  /** The session of someone else; undefined where the run knows one member alone. */
  stranger(operation: Operation, session: Ids): Promise<Ids | undefined>;
}

/** The reason why nothing can be said of strangers. */
export const nobodyElse = 'The run knows one member alone: give newSession, or sessions of other members, in the config.';

/** What was created, by which request, and what the answer was. */
export interface Made {
  readonly ready: Ready;
  readonly reply: Reply;
}
