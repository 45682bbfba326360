// How the contracts of services differ from those of a commit, and whether their versions were raised by enough.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContractPointer } from '../../read/contract-pointer.ts';
import { readContracts, type Contracts } from '../../read/read-contracts.ts';
import { CannotRun } from '../cannot-run.ts';
import { writeCommitted } from './committed-contracts.ts';
import { raises } from './contract-change.ts';
import { linesIn } from './lines-in.ts';
import { isVersionAtLeast, nextVersion } from './next-version.ts';
import { changesOf, type ServiceChange } from './service-changes.ts';
import { serviceFiles, serviceOfFile } from './service-files.ts';

/** Change with file and line, from before where nothing is left of it. */
interface LocatedChange extends Omit<ServiceChange, 'at'> {
  readonly file: string;
  readonly line: number;
}

export interface ServiceDiff {
  readonly service: string;
  /** Version before, now, and the least that fits. Undefined without a contract. */
  readonly versions: { readonly before: string | undefined; readonly after: string | undefined; readonly atLeast: string | undefined };
  readonly isRaisedEnough: boolean;
  readonly changes: readonly LocatedChange[];
}

const every = (_service: string): boolean => true;

/** Compares services at a commit with those below a root now. */
export function serviceDiffs(root: string, commit: string, isWanted: (service: string) => boolean = every): readonly ServiceDiff[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  try {
    mkdirSync(before);
    if (!writeCommitted(root, commit, before)) throw new CannotRun(`git knows no commit ${commit} here: name a branch, a tag or a commit of this repository.`);
    cpSync(join(root, 'openapi'), after, { recursive: true });
    for (const side of [before, after]) leaveOnly(side, isWanted);
    return diffsOfFolders(before, after, { said: commit, isWanted });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deletes files the wanted services do not need, as reading YAML is slow. */
function leaveOnly(folder: string, isWanted: (service: string) => boolean): void {
  const needed = new Set([...serviceFiles(folder)].flatMap(([service, files]) => (isWanted(service) ? [...files] : [])));
  for (const name of globSync('**/*.yaml', { cwd: folder })) if (!needed.has(name.replaceAll('\\', '/'))) rmSync(join(folder, name));
}

export function diffsOfFolders(before: string, after: string, { said = before, isWanted = every } = {}): readonly ServiceDiff[] {
  const [was, is] = [readSide(before, `as ${said} has it`), readSide(after, 'as it is now')];
  const names = [...new Set([...was.files.keys(), ...is.files.keys()])].filter((name) => name !== 'common.yaml' && !name.includes('/'));
  const services = names.map(serviceOfFile).filter(isWanted).sort();
  const lines = new Map<string, (pointer: string) => number>();
  const located = ({ at, ...change }: ServiceChange): LocatedChange => {
    const [file = '', pointer = ''] = at.uri.split('#');
    const path = join(change.isOfBefore ? before : after, file);
    const lineAt = lines.get(path) ?? linesIn(readFileSync(path, 'utf8'));
    lines.set(path, lineAt);
    return { ...change, file: `openapi/${file}`, line: lineAt(pointer) };
  };
  return [...changesOf(was, is, services)].map(([service, changes]) => {
    const [from, to] = [versionOf(was, service), versionOf(is, service)];
    const atLeast = from === undefined ? undefined : nextVersion(from, changes);
    return {
      service,
      versions: { before: from, after: to, atLeast },
      isRaisedEnough: atLeast === undefined || (to !== undefined && isVersionAtLeast(to, atLeast)),
      changes: changes.map(located).sort((one, other) => raises.indexOf(other.raise) - raises.indexOf(one.raise)),
    };
  });
}

function readSide(folder: string, said: string): Contracts {
  try {
    return readContracts(folder);
  } catch (error) {
    throw new CannotRun(`openapi/ ${said} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const versionOf = ({ files }: Contracts, service: string): string | undefined => new ContractPointer(files, `${service}.yaml`).at('info')?.text('version');

export function lineOfChange(change: LocatedChange): string {
  const { operations, place, what, breaks, file, line, isOfBefore } = change;
  const [first = 'the contract', ...others] = operations;
  const who = others.length === 0 ? first : `${first} and ${others.length} more`;
  const where = `${file}:${line}${isOfBefore ? ' before' : ''}`;
  return `${who}${place === '' ? '' : `, ${place}:`} ${what}${breaks === undefined ? '' : `; breaks ${breaks}`} (${where})`;
}
