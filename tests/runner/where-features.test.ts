import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findIn } from '#scripts/where/find.ts';
import { toldLead } from '#scripts/where/lead.ts';

/** Names of the types, tables, operations and files of each feature; the search knows nothing of these. */
const namesOf: Readonly<Record<string, RegExp>> = {
  votes: /votes?(?![a-z])|Vote/,
  comments: /comments?(?![a-z])|Comment/,
  polls: /polls?(?![a-z])|Poll/,
  personas: /personas?(?![a-z])|Persona/,
  careers: /careers?(?![a-z])|Career/,
  uploads:
    /upload|(post|open|sql|http|fake)-?pictures?(?![a-z])|profile-?photo|company-?logo|photo-(file|store)|(?<![a-z])picture-(reader|queue|process|program)/i,
  mutes: /(?<![a-z])mute|Mute|StopDialog/,
  'feed-order': /feed[-_]?order|OrderTabs|RememberedOrder/i,
  deletion: /deletion|account[-_]remains|deleteUser|DeleteAccount/i,
  passkeys: /passkey/i,
  quotas: /quota(?!ble)/i,
  appeals: /appeal|requestSecondLook/i,
  sanctions: /sanction|(?<![a-z])bans?(?![a-z])|Bans?(?![a-z])|silence/,
  drafts: /draft/i,
};

/** Files that define something so called and belong to another feature, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/server/adapters/profile/profile-tables.ts': 'It declares all tables of the profile, of which one keeps photos.',
};

const files = globSync(['src/**/*.{ts,tsx,css,sql}', 'tests/**/*.{ts,tsx}', 'openapi/**/*.yaml'], { exclude: ['src/contract/generated/**'] })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, names: [basename(path), ...definedIn(readFileSync(path, 'utf8'))] }));

/** Names that a file defines: its exports, tables and operations. */
function definedIn(text: string): string[] {
  const definitions = [
    /^export (?:abstract |async )?(?:class|const|function\*?|interface|let|type) (\w+)/gm,
    /create table (?:if not exists )?(\w+)/gi,
    /operationId: (\w+)/g,
  ];
  return definitions.flatMap((definition) => [...text.matchAll(definition)].map(([, name = '']) => name));
}

/** Whether a search for a word tells a file: in its lead, or by a name in it. */
function toldBy(word: string): (path: string) => boolean {
  const lead = toldLead(word);
  const isTold = lead?.isTold ?? (() => false);
  const { named } = findIn(lead?.word ?? word, isTold);
  const lines = new Set(
    [...named].flatMap(([place, found]) =>
      found.map((line) => line.split(':', 1)[0] ?? '').flatMap((path) => [path, `src/${place}/${path}`, `openapi/${path}`]),
    ),
  );
  return (path) => isTold(path) || lines.has(path);
}

describe('npm run where leads from the one word of a feature to every file of its own', () => {
  it.each(Object.entries(namesOf))('%s', (word, names) => {
    const own = files.filter((file) => file.names.some((name) => names.test(name))).map(({ path }) => path);
    const isTold = toldBy(word);
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter((path) => !isTold(path) && !(path in exceptions))).toEqual([]);
  });

  it.each(Object.keys(namesOf))('with a sentence first: %s', (word) => {
    expect(toldLead(word)?.lines[0]).toMatch(/^[a-z-]+: \S.*\.$/);
  });
});
