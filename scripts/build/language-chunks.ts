// One chunk for each language of the build. Sources name the English words alone, and an area once; here each becomes what the languages fetch.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages, type Language } from '#core/device/preferences.ts';
import { hostPageSettings } from '#server/app/config/host-page-settings.ts';

/** Files that may fetch by language. */
export const fetchesByLanguage = /[\\/]src[\\/]web[\\/](words|app)[\\/][^?]*\.tsx?$/;

const words = /\bwordsIn\(\s*'([\w-]+)',\s*\(\) => import\('(\.\.\/en\/[\w/-]+\.ts)'\),?\s*\)/g;
const area = /\bwithWords\(\s*\(\) => import\(\/\* webpackChunkName: "([\w-]+)" \*\/ '([^']+)'\),?\s*\)/g;
const isInPart = /^export const words: InPart</m;
const either = /\b(?:wordsIn|withWords)\(/g;

/** The languages that `LANGUAGES` names, or the usual ones. */
export function languagesToBuild(): readonly Language[] {
  const { name, read, fallback } = hostPageSettings.languages;
  return read(process.env[name] ?? '') ?? fallback;
}

/** The code of a file in a folder, with an import for each language that is built, where there was one for all. */
export function inEveryLanguage(code: string, folder: string, built: readonly Language[]): string {
  let left = code.match(either)?.length ?? 0;
  const forEach = (importOf: (language: Language) => string): string => {
    left -= 1;
    return languages
      .slice(0, 1 + languages.findLastIndex((each) => built.includes(each)))
      .map((each) => (built.includes(each) ? `() => ${importOf(each)}` : 'undefined'))
      .join(', ');
  };
  const made = code
    .replaceAll(words, (_, chunk: string, english: string) => {
      const ownOf = (language: Language) => english.replace('/en/', `/${language}/`);
      return `wordsIn('${chunk}', ${forEach((language) => wordsOf(`${chunk}-${language}`, folder, english, ownOf(language)))})`;
    })
    .replaceAll(area, (_, chunk: string, file: string) => `withWords(${forEach((language) => imported(`${chunk}-${language}`, file))})`);
  if (left > 0)
    throw new Error(
      `${folder} fetches by language in another way than the others: write wordsIn('chunk', () => import('../en/…')) or withWords(() => import(…)).`,
    );
  return made !== code && made.includes('withEnglish(') ? `${made}\nimport { withEnglish } from '#web/words/in-part.ts';\n` : made;
}

/** The words of a language: its own, with the English beside them where it is written in part, or the English alone. */
function wordsOf(chunk: string, folder: string, english: string, own: string): string {
  const path = resolve(folder, own);
  if (!existsSync(path)) return imported(chunk, english);
  return isInPart.test(readFileSync(path, 'utf8')) ? `withEnglish(${imported(chunk, english)}, ${imported(chunk, own)})` : imported(chunk, own);
}

const imported = (chunk: string, path: string): string => `import(/* webpackChunkName: "${chunk}" */ '${path}')`;
