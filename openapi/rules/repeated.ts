// What all operations repeat is added when a contract is read (openapi/read/complete.ts), so that it is written in one way: not at all.
import { isDeepStrictEqual } from 'node:util';
import type { Oas3Rule } from '@redocly/openapi-core';
import { repeatedBy } from '../read/complete.ts';
import { operationsIn, type Contract } from '../read/contract-files.ts';
import { entriesOf, valueAt } from './shared-parts.ts';

/** Takes the document as its author wrote it. */
export function repetitionRefusals(folder: string, file: string, document: Contract): string[] {
  const operations = document?.paths ? operationsIn(document) : [];
  return operations.flatMap(({ path, method, operation }) => {
    const { parameters, headers, responses } = repeatedBy({ file, path, method }, { ...operation });
    const own = entriesOf(operation.responses);
    const isSame = (repeated: object, [name, said]: [string, unknown]): boolean => isDeepStrictEqual(said, valueAt(repeated, name));
    const stated = [
      ...entriesOf(operation.parameters).flatMap(([, said]) => (parameters.some((one) => isDeepStrictEqual(one, said)) ? [String(valueAt(said, '$ref'))] : [])),
      ...own.flatMap((answer) => (isSame(responses, answer) ? [`the answer ${answer[0]}`] : [])),
      ...own.flatMap(([status, answer]) =>
        entriesOf(valueAt(answer, 'headers')).flatMap((header) => (isSame(headers, header) ? [`${header[0]} of the answer ${status}`] : [])),
      ),
    ];
    return stated.length === 0 ? [] : [`${folder}/${file}, ${operation.operationId}: says ${stated.join(', ')}, which reading adds: delete it.`];
  });
}

/** Answers name their request, so that a complaint leads to its log line. */
export const traced: Oas3Rule = () => ({
  Operation({ responses }, { report, location, resolve }) {
    for (const [status, answer] of Object.entries(responses ?? {})) {
      const { node } = resolve<{ readonly headers?: Readonly<Record<string, unknown>> }>(answer);
      if (!node || node.headers?.['x-request-id']) continue;
      report({
        message: `answers ${status} without the header x-request-id: refer to RequestId of common.yaml.`,
        location: location.child(['responses', status]).key(),
      });
    }
  },
});
