import { refuseImport } from './in-database.ts';

/** Boolean flags, and flags followed by a value. */
const switches = ['dry-run', 'close-anyway', 'all'];
const named = ['feed', 'company'];

export interface ImportArguments {
  readonly what: string | undefined;
  readonly place: string | undefined;
  readonly flags: ReadonlySet<string>;
  readonly named: ReadonlyMap<string, string>;
  readonly settings: readonly string[];
}

export function readImportArguments(args: readonly string[]): ImportArguments {
  const [words, settings]: [string[], string[]] = [[], []];
  const [flags, values] = [new Set<string>(), new Map<string, string>()];
  for (let at = 0; at < args.length; at++) {
    const [arg = '', next] = [args[at], args[at + 1]];
    const [, flag = '', said] = /^--([a-z-]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (switches.includes(flag)) flags.add(flag);
    else if (named.includes(flag)) values.set(flag, said ?? wordBehind(flag, args[++at]));
    else if (!arg.startsWith('--')) words.push(arg);
    else settings.push(arg, ...(said === undefined && next !== undefined && !next.startsWith('--') ? [args[++at] ?? ''] : []));
  }
  const [what, place, ...more] = words;
  if (more.length > 0) return refuseImport(`"${more.join(' ')}" is one word too many. Put a name of several words in quotes.`);
  return { what, place, flags, named: values, settings };
}

const wordBehind = (flag: string, word: string | undefined): string =>
  word === undefined || word.startsWith('--') ? refuseImport(`Say a name after --${flag}.`) : word;
