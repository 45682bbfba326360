import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../read/refusal.ts';
import { documents } from '../check.ts';
import type { MockBackend } from './mock-world.ts';
import { fieldsOfObject, ownNames } from './own-names.ts';
import type { Taken } from './taken.ts';

/** Creating request under its caller's key (x-made-up). */
interface Kept {
  readonly sent: unknown;
  readonly value: unknown;
  readonly id: string | undefined;
  readonly as: string;
}

/** Repeats stored answers for requests with a known key, so that nothing is made twice. */
export class MockReplays {
  readonly #backend: MockBackend;
  readonly #kept = new Map<string, Kept>();

  constructor(backend: MockBackend) {
    this.#backend = backend;
  }

  /** First answer to this request. Refuses other requests under its key, and deleted things. */
  find(taken: Taken): Kept | undefined {
    const key = keyOf(taken);
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept) return undefined;
    const isGone = kept.id !== undefined && this.#backend.isGone(kept.id, kept.as);
    if (isGone && isRepeatable(taken)) return undefined;
    const existing = { existingId: kept.id };
    if (isGone && documents(taken.operation, 409)) throw new Refusal('SUBMISSION_DELETED', '', existing);
    if (!isDeepStrictEqual(kept.sent, sentIn(taken)) && documents(taken.operation, 422)) throw new Refusal('SUBMISSION_REUSED', '', existing);
    return kept;
  }

  keep(taken: Taken, value: unknown): void {
    const key = keyOf(taken);
    if (key === undefined) return;
    const [name = ''] = ownNames(fieldsOfObject(value), Object.keys(fieldsOfObject(taken.input.body)));
    const isCreated = name !== '' && this.#backend.thing(String(fieldsOfObject(value)[name]))?.owner !== undefined;
    if (!isCreated && isRepeatable(taken)) return;
    this.#kept.set(key, { sent: sentIn(taken), value, id: name === '' ? undefined : String(fieldsOfObject(value)[name]), as: name });
  }
}

const sentIn = ({ input }: Taken): unknown => [input.path, input.query, input.body];

/** Creates that make the same again once (x-idempotent). */
const isRepeatable = ({ operation: { pointer, success, method, parameters } }: Pick<Taken, 'operation'>): boolean =>
  pointer.at('x-idempotent')?.value === true && method === 'post' && success.schema !== undefined && !parameters.some((one) => one.in === 'path');

function keyOf({ operation, input, caller }: Taken): string | undefined {
  const fields = (operation.body?.schema.at('properties')?.parts ?? []).filter(([, property]) => property.at('x-made-up')?.value === true);
  const parameters = operation.parameters.filter(({ in: part, schema }) => part !== 'path' && schema.at('x-made-up')?.value === true);
  const made = [...fields.map(([name]) => fieldsOfObject(input.body)[name]), ...parameters.map(({ name, in: part }) => input[part][name])].filter(
    (value) => typeof value === 'string',
  );
  const isAlike = made.length === 0 && isRepeatable({ operation });
  return made.length > 0 || isAlike ? JSON.stringify([operation.operationId, caller, isAlike ? [input.path, input.body] : made]) : undefined;
}
