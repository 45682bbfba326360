// A contract with its parts and what it shares inside itself, and how Redocly reads the files it is made of.
import { dirname, relative, sep } from 'node:path';
import { BaseResolver, bundle, createConfig, type Document, type Source } from '@redocly/openapi-core';
import { complete } from '../../read/complete.ts';
import { CannotRun } from '../cannot-run.ts';

/** Completes each file that Redocly reads. Places in it stay those of its author. */
export class CompleteFiles extends BaseResolver {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    return { source, parsed: complete(relative(this.#folder, source.absoluteRef).replaceAll(sep, '/'), document.parsed) };
  }
}

/** Contract of a service with internal references only. */
export async function wholeContract(file: string): Promise<unknown> {
  const { bundle: bundled, problems } = await bundle({ ref: file, config: await createConfig({}), externalRefResolver: new CompleteFiles(dirname(file)) });
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem) throw new CannotRun(`${file} cannot be read: ${problem.message}`);
  return bundled.parsed;
}
