import type { Operation } from '../../read/operation.ts';
import { readContracts, type Contracts } from '../../read/read-contracts.ts';
import type { Asked } from './answering.ts';

/** Our contracts, for what is made or judged of them. */
export const contracts: Contracts = readContracts('openapi', '.cache/contracts.json');

const paths = contracts.operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  names: operation.path.split('{').length,
}));

/** The operation that a request asks: of several whose paths fit, the one that names least. */
export function operationOf({ method, url }: Asked): Operation | undefined {
  const [path = ''] = url.split('?', 1);
  const fitting = paths.filter(({ operation, pattern }) => operation.method.toUpperCase() === method && pattern.test(path));
  return fitting.toSorted((one, other) => one.names - other.names)[0]?.operation;
}
