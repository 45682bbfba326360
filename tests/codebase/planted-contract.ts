// Fixtures for defects in contracts: the places where one can be planted, and the check that the lint finds it.
import { expect } from 'vitest';
import type { Document } from 'yaml';
import { saidAboutContracts } from '#tests/planted.ts';

export type Defect = readonly [title: string, file: string, plant: (contract: Document, text: string) => unknown, said: RegExp];

export async function expectRefused([_title, file, plant, said]: Defect): Promise<void> {
  const sentences = await saidAboutContracts(file, plant);
  expect(sentences.join('\n')).toMatch(said);
}

export const list = ['paths', '/v1/companies', 'get'];
export const example = [...list, 'responses', '200', 'content', 'application/json', 'examples', 'firstPage', 'value', 'items', 0];
export const schemas = ['components', 'schemas'];
export const log = ['paths', '/api/v4/log/error', 'post'];
export const logInput = [...schemas, 'ErrorReportInput'];
export const property = [...schemas, 'CompanySummary', 'properties'];

/** Second operation that keeps every rule except the tested one. */
function operationLike(contract: Document, operationId: string) {
  const { operationId: _name, ...rest } = contract.toJS().paths['/v1/company/{urlName}'].get;
  return { operationId, ...rest, parameters: [] };
}

export function addPath(contract: Document, path: string, operationId: string): void {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    description: 'A name.',
    schema: { type: 'string', maxLength: 9 },
    example: 'a',
  }));
  contract.setIn(['paths', path], contract.createNode({ ...(names.length > 0 ? { parameters } : {}), get: operationLike(contract, operationId) }));
}

export const set = (path: readonly unknown[], value: unknown) => (contract: Document) => contract.setIn([...path], contract.createNode(value));
export const remove = (path: readonly unknown[]) => (contract: Document) => void contract.deleteIn([...path]);
