import { refuseImport } from './in-database.ts';

/** Flags of an import that are there or not, and those behind which a word is there. */
const switches = ['dry-run', 'close-anyway', 'all'];
const named = ['feed', 'company'];

/** The arguments of an import: what to take in, from where, and how; what is left is settings. */
export interface ImportArguments {
  readonly what: string | undefined;
  /** The file or the URL. */
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
