import type { Operation } from '../read/operation.ts';
import { inSession, type Ids, type Parts } from './call.ts';
import { callerOf, type Caller } from './caller.ts';
import { noNames } from './names/known-names.ts';
import { partsOf, type Preparation } from './names/preparation.ts';
import { noneReal } from './names/real-examples.ts';
import { lackingFor, unknownInPath } from './names/things.ts';
import type { People } from './people.ts';
import type { PersonaOfRun } from './persona-keys/persona-of-run.ts';

interface Surroundings {
  readonly people: People;
  readonly preparation: Preparation;
  readonly persona: PersonaOfRun;
  readonly options: { readonly ids: Ids };
}

/** A request that can be made, with everything that has to be there before it. */
export interface Ready {
  readonly parts: Parts;
  /** The parts in nobody's name, to be signed by a key. */
  readonly unsigned: Parts;
  readonly session: Ids;
  /** Real names for its path; undefined where none is known. */
  readonly ids: Ids | undefined;
  /** The reason why it cannot be asked. */
  readonly hindrance: string | undefined;
  /** The reason why what it names may not be there: the operation that comes before did not make it. */
  readonly notMade: string | undefined;
}

/** Readies a request in the name of anyone who may make it, of another member each time where the operation uses them up. */
export async function readyFor(operation: Operation, surroundings: Surroundings): Promise<Ready> {
  const caller = await callerOf(operation, surroundings.people, surroundings.persona);
  const ready = await readyAs(operation, caller, surroundings);
  const other = ready.notMade === undefined ? undefined : await surroundings.people.renewedFor(operation);
  return other ? readyAs(operation, { ...caller, session: other }, surroundings) : ready;
}

async function readyAs(operation: Operation, { session, signer, missing }: Caller, { preparation, options }: Surroundings): Promise<Ready> {
  const prepared =
    missing === undefined ? await preparation.preparedFor(operation, session) : { ids: options.ids, names: noNames, real: noneReal, notMade: undefined };
  const unsigned = partsOf(operation, prepared, {});
  const lacking = lackingFor(operation, prepared.real);
  const parts: Parts = { ...inSession(unsigned, session), ...(signer && { signer }), ...(lacking !== undefined && { lacking }) };
  const hindrance = missing ?? (prepared.ids ? undefined : unknownInPath(operation, options.ids));
  const notMade = prepared.notMade === undefined ? undefined : `What it names could not be made: ${prepared.notMade} made nothing.`;
  return { parts, unsigned, session, ids: prepared.ids, hindrance, notMade };
}
