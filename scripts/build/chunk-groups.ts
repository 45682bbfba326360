// Groups of chunks, chosen by the modules in them: a new screen is named in no list of the build, nor of the server.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rspack } from '@rsbuild/core';

type Choice = (chunk: Rspack.Chunk) => boolean;

/** Chunks of the build under way. `plugin` must be among its plugins. */
export function chunksOfBuild() {
  let build: Rspack.Compilation | undefined;
  const first = new Map<string, ReadonlySet<string>>();
  /** Files of a chunk before any moved to a group. */
  const filesIn = (chunk: Rspack.Chunk): ReadonlySet<string> => {
    const name = chunk.name ?? '';
    const files = first.get(name) ?? new Set(build?.chunkGraph.getChunkModules(chunk).map((module) => module.nameForCondition() ?? ''));
    first.set(name, files);
    return files;
  };
  return {
    plugin: {
      apply({ hooks }: Rspack.Compiler): void {
        hooks.thisCompilation.tap('chunks of the build', (compilation) => {
          build = compilation;
          first.clear();
        });
      },
    },
    having(...files: readonly string[]): Choice {
      const missing = files.find((file) => !existsSync(file));
      if (missing !== undefined) throw new Error(`A group of chunks is chosen by ${missing}, which is not there.`);
      return (chunk) => files.every((file) => filesIn(chunk).has(resolve(file)));
    },
    companions(): Readonly<Record<string, readonly string[]>> {
      const others = [...(build?.namedChunkGroups ?? [])].map(([name, group]) => [name, group.chunks.flatMap((chunk) => chunk.name ?? [])] as const);
      return Object.fromEntries(others.map(([name, names]) => [name, names.filter((other) => other !== name)]).filter(([, names]) => (names ?? []).length > 0));
    },
  };
}

export const named =
  (...names: readonly string[]): Choice =>
  (chunk) =>
    names.includes(chunk.name ?? '');
