import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRun } from '../cannot-run.ts';
import { ownCommand } from '../own-command.ts';
import type { Raise } from './contract-change.ts';
import { diffsOfFolders, lineOfChange, serviceDiffs, type ServiceDiff } from './service-diffs.ts';

const { isPackage, typed } = ownCommand;

/** Earlier contracts, from a commit or from a folder outside a repository. */
const earlier = isPackage
  ? { named: 'the contracts of a folder', one: 'before/openapi', other: 'before/openapi', word: '<folder>', means: 'contracts of an earlier package, unpacked' }
  : { named: 'a commit', one: 'v1.2.0', other: 'main', word: '<git ref>', means: 'a branch, a tag or a commit' };

const usage = `Says what has changed in openapi/ since ${earlier.named}, and which changes break clients.

  ${typed} diff ${earlier.one}
  ${typed} diff ${earlier.other} feed

  diff ${earlier.word} [<service>]   ${earlier.means}; without a service all of them are compared
  --json                       the same as JSON

Ends with 0 when every version was raised by enough, 1 when one was not, 2 when nothing could be compared.`;

const headings: Readonly<Record<Raise, string>> = { major: 'Breaking', minor: 'Additions', patch: 'Wording, and what is allowed more freely' };

/** Prints differences. `from` has openapi/, `typedIn` is the caller's folder. */
export async function diffContracts(args: readonly string[], from: string, typedIn = process.env['INIT_CWD'] ?? from): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { json: { type: 'boolean' }, help: { type: 'boolean' } }, allowPositionals: true });
    const [commit, service, ...others] = positionals.slice(positionals[0] === 'diff' ? 1 : 0);
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (commit === undefined || others.length > 0) throw new CannotRun(usage);
    const isWanted = (name: string): boolean => service === undefined || name === service;
    const diffs = isPackage
      ? diffsOfFolders(folderAt(resolve(typedIn, commit)), resolve(from, 'openapi'), { said: commit, isWanted })
      : serviceDiffs(from, commit, isWanted);
    if (service !== undefined && diffs.length === 0) throw new CannotRun(`There is no openapi/${service}.yaml, neither in ${commit} nor now.`);
    console.log(values.json ? JSON.stringify({ since: commit, services: diffs }, undefined, 2) : readableDiffs(diffs, commit));
    return diffs.every(({ isRaisedEnough }) => isRaisedEnough) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

function folderAt(path: string): string {
  if (!existsSync(join(path, 'common.yaml'))) throw new CannotRun(`${path} holds no contracts: name the folder openapi/ of an earlier package.`);
  return path;
}

function readableDiffs(diffs: readonly ServiceDiff[], commit: string): string {
  const changed = diffs.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return `No contract has changed since ${commit}.`;
  const shared = sharedLines(changed);
  const breaking = changed.flatMap(({ service, changes }) =>
    changes.filter(({ raise }) => raise === 'major').map((change) => [service, lineOfChange(change)] as const),
  );
  const first = changed.length > 1 && breaking.length > 0 ? ['= what breaks clients =', ...linesOnce(breaking)] : [];
  const common = shared.size > 0 ? ['= in several services =', ...[...shared].map(([line, services]) => `  ${line}: ${services.join(', ')}`)] : [];
  return [first, common]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .concat(changed.map((diff) => readableDiff(diff, shared)))
    .join('\n\n');
}

/** Lines with the services that have them, each line once. */
const linesOnce = (lines: readonly (readonly [string, string])[]): readonly string[] =>
  [...Map.groupBy(lines, ([, line]) => line)].map(([line, own]) => `  ${own.map(([service]) => service).join(', ')}: ${line}`);

/** Changes of more than two services at once, as of a shared part, with their names. */
function sharedLines(diffs: readonly ServiceDiff[]): ReadonlyMap<string, readonly string[]> {
  const lines = diffs.flatMap(({ service, changes }) => [...new Set(changes.map(lineOfChange))].map((line) => [line, service] as const));
  const grouped = Map.groupBy(lines, ([line]) => line);
  return new Map([...grouped].flatMap(([line, own]) => (own.length > 2 ? [[line, own.map(([, service]) => service)] as const] : [])));
}

function readableDiff({ service, versions: { before, after, atLeast }, isRaisedEnough, changes }: ServiceDiff, shared: ReadonlyMap<string, unknown>): string {
  const groups = (['major', 'minor', 'patch'] as const).flatMap((raise) => {
    const own = changes.filter((change) => change.raise === raise && !shared.has(lineOfChange(change)));
    return own.length === 0 ? [] : [`${headings[raise]}:`, ...own.map((change) => `  ${lineOfChange(change)}`)];
  });
  const due = `has to be at least ${atLeast ?? ''}${isRaisedEnough ? ', and is' : ''}`;
  const verdict = before === undefined ? 'new' : after === undefined ? 'gone' : due;
  return [`= ${service} =`, ...groups, `${before ?? 'none'} → ${after ?? 'none'}: ${verdict}`].join('\n');
}
