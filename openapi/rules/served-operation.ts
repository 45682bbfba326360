// An operation among those of its service, as the words of meaning see it.
import type { ContractPointer } from '../read/contract-pointer.ts';

export interface ServedOperation {
  /** The file of its service, such as `feed.yaml`. */
  readonly service: string;
  readonly operationId: string;
  readonly method: string;
  /** Its path, whose parameters all operations there have. */
  readonly item: ContractPointer;
  readonly pointer: ContractPointer;
}

/** Parameters of an operation and of its path. */
export const askedParameters = ({ item, pointer }: ServedOperation): readonly ContractPointer[] =>
  [item, pointer].flatMap((holder) => (holder.at('parameters')?.parts ?? []).map(([, parameter]) => parameter));

/** Answers of success, by their status. */
export const successesOf = ({ pointer }: ServedOperation): readonly (readonly [string, ContractPointer])[] =>
  (pointer.at('responses')?.parts ?? []).filter(([status]) => status.startsWith('2'));

/** The schema of an answer in JSON. */
export const schemaOf = (message: ContractPointer | undefined): ContractPointer | undefined => message?.at('content', 'application/json', 'schema');

/** The schema of what is answered where it is done. */
export const answeredSchema = (operation: ServedOperation): ContractPointer | undefined =>
  successesOf(operation)
    .map(([, answer]) => schemaOf(answer))
    .find((schema) => schema !== undefined);

export const sentSchema = ({ pointer }: ServedOperation): ContractPointer | undefined => schemaOf(pointer.at('requestBody'));

/** Whether it changes something: all but GET do, and a GET that says so. */
export const isChange = ({ method, pointer }: ServedOperation): boolean => method !== 'get' || pointer.at('x-changes')?.value === true;

/** The operations that an operation links to, of those of its service. */
export const linkedFrom = (operation: ServedOperation, service: readonly ServedOperation[]): readonly ServedOperation[] =>
  successesOf(operation).flatMap(([, answer]) =>
    (answer.at('links')?.parts ?? []).flatMap(([, link]) => service.filter(({ operationId }) => operationId === link.text('operationId'))),
  );
