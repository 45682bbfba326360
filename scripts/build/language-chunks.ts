// One chunk for each language of the build. Sources name the English words alone, and an area once; here each becomes what the languages fetch.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages, type Language } from '#core/device/preferences.ts';
import { hostPageSettings } from '#server/app/config/host-page-settings.ts';

export const fetchesByLanguage = /[\\/]src[\\/]web[\\/](words|app)[\\/][^?]*\.tsx?$/;

const words = /\bwordsIn\(\s*'([\w-]+)',\s*\(\) => import\('(\.\.\/en\/[\w/-]+\.ts)'\),?\s*\)/g;
const area = /\bwithWords\(\s*\(\) => import\(\/\* webpackChunkName: "([\w-]+)" \*\/ '([^']+)'\),?\s*\)/g;
const isInPart = /^export const words: InPart</m;
const either = /\b(?:wordsIn|withWords)\(/g;

export function languagesToBuild(): readonly Language[] {
  const { name, read, fallback } = hostPageSettings.languages;
  return read(process.env[name] ?? '') ?? fallback;
}

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

/** Words of a language, with English beside them where a translation is partial or missing. */
function wordsOf(chunk: string, folder: string, english: string, own: string): string {
  const path = resolve(folder, own);
  if (!existsSync(path)) return imported(chunk, english);
  return isInPart.test(readFileSync(path, 'utf8')) ? `withEnglish(${imported(chunk, english)}, ${imported(chunk, own)})` : imported(chunk, own);
}

const imported = (chunk: string, path: string): string => `import(/* webpackChunkName: "${chunk}" */ '${path}')`;
