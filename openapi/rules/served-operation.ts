// An operation among those of its service, as the words of meaning see it.
import type { ContractPointer } from '../read/contract-pointer.ts';

export interface ServedOperation {
  readonly service: string;
  readonly operationId: string;
  readonly method: string;
  readonly item: ContractPointer;
  readonly pointer: ContractPointer;
}

export const askedParameters = ({ item, pointer }: ServedOperation): readonly ContractPointer[] =>
  [item, pointer].flatMap((holder) => (holder.at('parameters')?.parts ?? []).map(([, parameter]) => parameter));

export const successesOf = ({ pointer }: ServedOperation): readonly (readonly [string, ContractPointer])[] =>
  (pointer.at('responses')?.parts ?? []).filter(([status]) => status.startsWith('2'));

export const schemaOf = (message: ContractPointer | undefined): ContractPointer | undefined => message?.at('content', 'application/json', 'schema');

export const answeredSchema = (operation: ServedOperation): ContractPointer | undefined =>
  successesOf(operation)
    .map(([, answer]) => schemaOf(answer))
    .find((schema) => schema !== undefined);

export const sentSchema = ({ pointer }: ServedOperation): ContractPointer | undefined => schemaOf(pointer.at('requestBody'));

/** Treats all but GET as changes, plus any GET that says so. */
export const isChange = ({ method, pointer }: ServedOperation): boolean => method !== 'get' || pointer.at('x-changes')?.value === true;

export const linkedFrom = (operation: ServedOperation, service: readonly ServedOperation[]): readonly ServedOperation[] =>
  successesOf(operation).flatMap(([, answer]) =>
    (answer.at('links')?.parts ?? []).flatMap(([, link]) => service.filter(({ operationId }) => operationId === link.text('operationId'))),
  );
