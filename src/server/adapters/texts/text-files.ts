import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import { textBounds, type TextName } from '#core/texts/instance-text.ts';

export interface TextFile {
  readonly path: string;
  readonly language: Language;
}

/** Blog file, such as `2026-11-27-how-we-count.en.md`. */
export interface BlogFile extends TextFile {
  readonly slug: string;
  readonly writtenOn: string;
}

export const shippedTexts = import.meta.dirname;

export const ownTexts = (dataDir: string): string => join(dataDir, 'texts');
export const ownBlog = (dataDir: string): string => join(dataDir, 'blog');

export const textFile = (folder: string, name: TextName, language: Language): TextFile => ({ path: join(folder, `${name}.${language}.md`), language });

export const languagesFrom = (language: Language): readonly Language[] => [language, ...languages.filter((other) => other !== language)];

const blogName = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2,3})\.md$/;

export function blogFileNamed(folder: string, name: string): BlogFile | undefined {
  const [, writtenOn = '', slug = '', said] = blogName.exec(name) ?? [];
  const language = languages.find((known) => known === said);
  const isDay = !Number.isNaN(Date.parse(writtenOn)) && new Date(writtenOn).toISOString().startsWith(writtenOn);
  return language && isDay && slug.length <= textBounds.longestBlogSlug ? { path: join(folder, name), language, slug, writtenOn } : undefined;
}

export async function fileNamesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
}

const largestFile = 500_000;

export async function textSource(path: string): Promise<string | undefined> {
  const known = await versionOf(path);
  if (known === undefined) return undefined;
  if (known.size > largestFile) throw new Failure('invalid', `It is larger than ${largestFile / 1_000} kB.`);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Failure('invalid', 'It cannot be read.', { cause: error });
  });
  return text.replace(/^\uFEFF/, '');
}

export async function versionOf(path: string): Promise<{ readonly size: number; readonly changedAt: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { size: found.size, changedAt: found.mtimeMs } : undefined;
}
