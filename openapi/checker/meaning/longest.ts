import type { Operation } from '../../read/operation.ts';
import { withParameter, type Parts } from '../call.ts';

export function longestOf(operation: Operation, parts: Parts): Parts {
  const limit = operation.parameters.find(({ name, in: part }) => name === 'limit' && part === 'query');
  return limit ? withParameter(parts, limit, limit.schema.number('maximum') ?? 50) : parts;
}
