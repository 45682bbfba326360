// The hand-written contracts, and how to walk through one.
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { methods, type Method } from './operation.ts';

export interface Parameter {
  readonly name?: string;
  readonly $ref?: string;
}

/** A schema: a reference to one of the same contract, or what it says itself. */
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly operationId: string;
  readonly responses?: unknown;
  readonly [word: `x-${string}`]: unknown;
  parameters?: Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface Contract {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Readonly<Record<string, { readonly $ref?: string; parameters?: Parameter[] } & Partial<Record<Method, Operation>>>>;
  readonly components?: { readonly parameters?: Readonly<Record<string, { readonly name: string }>>; readonly schemas?: Readonly<Record<string, Schema>> };
}

/** The contract of a socket is no contract of a service. */
export const isOfASocket = (file: string): boolean => file.endsWith('.asyncapi.yaml');

/** One file for each service; what they share is in common.yaml and is no service. */
export const contractFiles = (folder = 'openapi'): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'common.yaml' && !isOfASocket(file))
    .sort()
    .map((file) => join(folder, file));

/** The parts of the services: `feed/votes.yaml` holds what `feed.yaml` lists of votes. */
export const partFiles = (folder = 'openapi'): string[] =>
  globSync('*/*.yaml', { cwd: folder })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

/** The operations written in this very file; a path that refers to a part has its own there. */
export const operationsIn = ({ paths = {} }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation, parameters: item.parameters ?? [] }] : [];
    }),
  );
