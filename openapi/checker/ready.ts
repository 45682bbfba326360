import type { Operation } from '../read/operation.ts';
import { inSession, type Ids, type Parts } from './call.ts';
import { callerOf, type Caller, type Callers } from './caller.ts';
import { noNames } from './names/known-names.ts';
import { partsOf, type Preparation } from './names/preparation.ts';
import { noneReal } from './names/real-examples.ts';
import { lackingFor, unknownInPath } from './names/things.ts';

interface Surroundings extends Callers {
  readonly preparation: Preparation;
  readonly options: { readonly ids: Ids };
}

/** Request with all its preconditions. */
export interface Ready {
  readonly parts: Parts;
  /** Unattributed input, for a key to sign. */
  readonly unsigned: Parts;
  readonly session: Ids;
  /** Path names. Undefined where none is known. */
  readonly ids: Ids | undefined;
  readonly hindrance: string | undefined;
  /** Reason a named thing may be missing, as its maker failed. */
  readonly notMade: string | undefined;
}

/** Readies a request for an allowed caller, a new one where callers are used up. */
export async function readyFor(operation: Operation, surroundings: Surroundings): Promise<Ready> {
  const caller = await callerOf(operation, surroundings);
  const ready = await readyAs(operation, caller, surroundings);
  const other = ready.notMade === undefined ? undefined : await surroundings.people.renewedFor(operation);
  return other ? readyAs(operation, { ...caller, session: other }, surroundings) : ready;
}

async function readyAs(operation: Operation, { session, signer, contribution, missing }: Caller, { preparation, options }: Surroundings): Promise<Ready> {
  const prepared =
    missing === undefined
      ? await preparation.preparedFor(operation, session, contribution)
      : { ids: options.ids, names: noNames, real: noneReal, notMade: undefined };
  const unsigned = partsOf(operation, prepared, {});
  const lacking = lackingFor(operation, prepared.real);
  const parts: Parts = { ...inSession(unsigned, session), ...(signer && { signer }), ...(lacking !== undefined && { lacking }) };
  const hindrance = missing ?? (prepared.ids ? undefined : unknownInPath(operation, options.ids));
  const notMade = prepared.notMade === undefined ? undefined : `What it names could not be made: ${prepared.notMade} made nothing.`;
  return { parts, unsigned, session, ids: prepared.ids, hindrance, notMade };
}
