// All changes of the contract of one service, each with the operations that it reaches.
import { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import type { Contracts } from '../../read/read-contracts.ts';
import { Comparison, differingFiles } from './comparison.ts';
import type { ContractChange } from './contract-change.ts';
import { operationChanges, shapeOf } from './operation-changes.ts';
import { schemeTurns } from './security-ways.ts';

/** Change with the operations it affects, or none for the whole contract. */
export interface ServiceChange extends ContractChange {
  readonly operations: readonly string[];
}

export function changesOf(before: Contracts, after: Contracts, services: readonly string[]): ReadonlyMap<string, readonly ServiceChange[]> {
  const comparison = new Comparison(differingFiles(before.files, after.files));
  return new Map(services.map((service) => [service, serviceChanges(before, after, service, comparison)]));
}

function serviceChanges(before: Contracts, after: Contracts, service: string, comparison: Comparison): readonly ServiceChange[] {
  const [was, is] = [before, after].map(({ operations }) => operations.filter((operation) => operation.service === service)) as [Operation[], Operation[]];
  const pairs = is.map((operation) => [operationBefore(operation, was, is), operation] as const);
  const paired = new Set(pairs.map(([former]) => former));
  const found = [
    ...was
      .filter((operation) => !paired.has(operation))
      .map(
        ({ operationId, pointer }) =>
          [operationId, comparison.change({ turn: 'dropped', what: 'is gone', breaks: 'clients that ask it' }, { before: pointer })] as const,
      ),
    ...pairs.map(([former, operation]) => {
      const { operationId, pointer } = operation;
      return [
        former?.operationId ?? operationId,
        former ? operationChanges(former, operation, comparison) : comparison.change({ turn: 'more', what: 'is new' }, { after: pointer }),
      ] as const;
    }),
  ];
  return [...contractChanges(before, after, `${service}.yaml`, comparison), ...together(found)];
}

/** Earlier operation of the same name, else of the same call with a vanished name. */
function operationBefore(operation: Operation, was: readonly Operation[], is: readonly Operation[]): Operation | undefined {
  return (
    was.find(({ operationId }) => operationId === operation.operationId) ??
    was.find((former) => shapeOf(former) === shapeOf(operation) && !is.some(({ operationId }) => operationId === former.operationId))
  );
}

function contractChanges(before: Contracts, after: Contracts, file: string, comparison: Comparison): readonly ServiceChange[] {
  const [was, is] = [before, after].map(({ files }) => new ContractPointer(files, file)) as [ContractPointer, ContractPointer];
  const [info, infoNow] = [was.at('info'), is.at('info')];
  return [
    ...schemeTurns(was, is).flatMap((turned) => comparison.change(turned, { after: is.at('components', 'securitySchemes') ?? is })),
    ...(info && infoNow ? comparison.words(info, infoNow, ['version', 'license']) : []),
    ...comparison.words(was, is, ['openapi', 'info', 'servers', 'paths', 'components']),
  ].map((change) => ({ ...change, operations: [] }));
}

/** Reports a change of a shared part once for all its operations. */
function together(found: readonly (readonly [operation: string, changes: readonly ContractChange[]])[]): readonly ServiceChange[] {
  const changes = found.flatMap(([operation, own]) => own.map((change) => ({ operation, change })));
  const grouped = Map.groupBy(changes, ({ change: { at, what, raise, breaks, isOfBefore } }) => [at.uri, what, raise, breaks, isOfBefore].join(' '));
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.change, operations: [...new Set(group.map(({ operation }) => operation))] }] : [];
  });
}
