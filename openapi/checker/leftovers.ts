import type { Operation } from '../read/operation.ts';
import { callOf, inSession, neededParts, type Call } from './call.ts';
import { jsonIn } from './json-in.ts';
import { deletedBy, linksOf } from './meaning/links.ts';
import { valuesAt } from './meaning/lists.ts';
import type { Answer } from './wire.ts';

interface Made {
  readonly operation: Operation;
  readonly call: Call;
  readonly value: unknown;
}

/** Things a run made and can delete, so that no member reaches a limit. */
export class Leftovers {
  #made: Made[] = [];

  note(operation: Operation, call: Call, { status, text }: Answer): void {
    if (status === 201 && operation.success.status === 201 && !call.signer) this.#made.push({ operation, call, value: jsonIn(text) });
  }

  /** Delete requests, by the link `delete` of the maker. */
  taken(all: readonly Operation[]): readonly Call[] {
    const made = this.#made;
    this.#made = [];
    return made.flatMap((one) => deletionOf(one, all) ?? []);
  }
}

function deletionOf({ operation, call, value }: Made, all: readonly Operation[]): Call | undefined {
  const link = deletedBy(linksOf(operation, all));
  if (!link) return undefined;
  const ids = link.parameters.map(([name, expression]) => {
    const [, path] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
    return [name, path === undefined ? undefined : valuesAt(value, path.split('/'))[0]] as const;
  });
  if (ids.some(([, id]) => id === undefined)) return undefined;
  const { cookie, authorization } = call.headers;
  const session = { ...(cookie !== undefined && { cookie }), ...(authorization !== undefined && { authorization }) };
  const named = Object.fromEntries(ids.map(([name, id]) => [name, String(id)]));
  return callOf(link.target, inSession(neededParts(link.target, named), session));
}
