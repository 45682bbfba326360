import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { isSlipOf } from '#core/content/slips.ts';
import { databaseComplaints } from './database-settings.ts';
import { loginMethodsFromSettings } from './login-settings.ts';
import { operatorComplaints } from './operator-settings.ts';
import { isPlaceholder } from './placeholder.ts';
import { pictureComplaints } from './picture-settings.ts';
import { deploymentComplaints } from './deployment.ts';
import { rephraseComplaints } from './post-settings.ts';
import type { Setting } from './setting.ts';
import { settingsTable, type Settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type ReadSettings = { readonly settings: Settings } | { readonly complaints: readonly string[] };

const rows: readonly (readonly [string, Setting<unknown>])[] = Object.entries(settingsTable);

/** Explains a refused value without repeating anything usable. */
function complaintAbout({ refusesPlaceholders, isSecret, takes }: Setting<unknown>, text: string, value: unknown): string | undefined {
  if (refusesPlaceholders && isPlaceholder(text)) return `holds a placeholder: it takes ${takes}. Give it yours, or leave it out`;
  if (value !== undefined) return undefined;
  return isSecret ? `must be ${takes}` : `is ${JSON.stringify(text)}, and must be ${takes}`;
}

/** Moves name both databases; other commands would silently ignore one. */
export type MeantDatabases = 'one database' | 'both databases';

export function readSettings(environment: Environment, args: readonly string[] = [], meant: MeantDatabases = 'one database'): ReadSettings {
  const { flags, complaints } = flagsIn(args);
  complaints.push(...misspeltComplaints(environment, flags));
  if (meant === 'one database') complaints.push(...placesComplaints(environment, flags));
  const values = rows.map(([key, setting]) => {
    const text = flags[setting.flag] ?? environment[setting.name];
    if (text === undefined || text === '') return [key, setting.fallback] as const;
    const value = setting.read(text);
    const complaint = complaintAbout(setting, text, value);
    if (complaint) complaints.push(`${flags[setting.flag] === undefined ? setting.name : `--${setting.flag}`} ${complaint}.`);
    return [key, value] as const;
  });
  if (complaints.length > 0) return { complaints };
  const settings = Object.fromEntries(values) as Settings;
  const methods = loginMethodsFromSettings(settings);
  const unfit = [
    ...('complaints' in methods ? methods.complaints : deploymentComplaints(settings, methods.isDemo)),
    ...operatorComplaints(settings),
    ...databaseComplaints(settings),
    ...pictureComplaints(settings),
    ...rephraseComplaints(settings),
    ...keysComplaints(settings),
  ];
  return unfit.length > 0 ? { complaints: unfit } : { settings };
}

/** Names that systems set by themselves, however much they look like one of ours. */
const ofSystems: readonly string[] = ['LANGUAGE'];

/** Names each unknown variable that is a letter or two off a setting that is not set. */
function misspeltComplaints(environment: Environment, flags: Environment): readonly string[] {
  const unset = rows.filter(([, { name, flag }]) => !environment[name] && flags[flag] === undefined).map(([, { name }]) => name);
  const known = new Set([...ofSystems, ...rows.map(([, { name }]) => name)]);
  return Object.entries(environment).flatMap(([typed, value]) => {
    const meant = value && !known.has(typed) ? unset.find((name) => isSlipOf(typed, name)) : undefined;
    return meant === undefined ? [] : [`${typed} is no setting, and ${meant} is one. Correct the name, or take it out of the environment.`];
  });
}

/** Refuses flags that combine a folder with an address, except DATA_DIR, which names the key folder. */
function placesComplaints(environment: Environment, flags: Environment): readonly string[] {
  const { dataDir, databaseUrl } = settingsTable;
  const [typed, settled] = [flags[databaseUrl.flag], environment[databaseUrl.name]];
  if (!flags[dataDir.flag] || !(typed ?? settled)) return [];
  const way = typed === undefined ? `; --${databaseUrl.flag}= leaves out ${databaseUrl.name}` : '';
  return [`--${dataDir.flag} and ${typed === undefined ? databaseUrl.name : `--${databaseUrl.flag}`} name two databases. Leave out one of them${way}.`];
}

/** Refuses the key in the data folder, as one backup would contain both. */
function keysComplaints({ dataDir, keysDir }: Pick<Settings, 'dataDir' | 'keysDir'>): readonly string[] {
  if (keysDir === undefined) return [];
  const [outward] = relative(resolve(dataDir), resolve(keysDir)).split(sep);
  return outward === '..' ? [] : [`KEYS_DIR=${keysDir} is inside DATA_DIR=${dataDir}, so one backup would hold both. Choose a folder outside of it.`];
}

function flagsIn(args: readonly string[]): { readonly flags: Environment; readonly complaints: string[] } {
  const options = Object.fromEntries(rows.map(([, { flag }]) => [flag, { type: 'string' as const }]));
  try {
    return { flags: parseArgs({ args: [...args], options, strict: true }).values, complaints: [] };
  } catch (error) {
    return { flags: {}, complaints: [`${(error as Error).message.split(/\.\s|\n/, 1)[0]}. Run with --help to see what can be set.`] };
  }
}

const wide = 23;

export function settingsHelp(): string {
  const lines = rows.map(([, { name, flag, about, fallback, takes }]) => {
    const usual = fallback === undefined || String(fallback) === '' ? 'not set' : typeof fallback === 'boolean' ? (fallback ? 'yes' : 'no') : String(fallback);
    return `  ${name.padEnd(wide)} --${flag.padEnd(wide)} ${about}\n${' '.repeat(2 * wide + 6)}Takes ${takes}. Usually ${usual}.`;
  });
  return ['Everything that can be set, by the environment or by a flag:', '', ...lines, ''].join('\n');
}
