// The hand-written contracts, and how to walk through one.
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { methods, type Method } from './operation.ts';

export interface Parameter {
  readonly name?: string;
  readonly $ref?: string;
}

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

export const isOfASocket = (file: string): boolean => file.endsWith('.asyncapi.yaml');

/** Excludes common.yaml, which is no service. */
export const contractFiles = (folder = 'openapi'): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'common.yaml' && !isOfASocket(file))
    .sort()
    .map((file) => join(folder, file));

/** Parts of services: `feed/votes.yaml` for votes in `feed.yaml`. */
export const partFiles = (folder = 'openapi'): string[] =>
  globSync('*/*.yaml', { cwd: folder })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

/** Operations in this very file, without those of referenced parts. */
export const operationsIn = ({ paths = {} }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation, parameters: item.parameters ?? [] }] : [];
    }),
  );
