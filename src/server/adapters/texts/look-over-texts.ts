import { join } from 'node:path';
import { productBrand } from '#core/brand.ts';
import { languages } from '#core/device/preferences.ts';
import type { Operator } from '#core/operator/operator.ts';
import { textNames, type TextName } from '#core/texts/instance-text.ts';
import { fillFrom, placeholdersIn } from './fill.ts';
import { instanceFacts, settingsWaitedFor } from './instance-facts.ts';
import { parseText } from './parse-text.ts';
import { blogFileNamed, fileNamesIn, ownBlog, ownTexts, shippedTexts, textSource, textFile, type TextFile } from './text-files.ts';

export interface TextsLookedOver {
  readonly defaults: readonly TextName[];
  readonly broken: readonly { readonly path: string; readonly because: string }[];
  readonly unknown: readonly { readonly path: string; readonly placeholder: string }[];
  readonly waitsFor: readonly string[];
}

export async function lookOverTexts(dataDir: string, operator: Operator): Promise<TextsLookedOver> {
  const [folder, blog] = [ownTexts(dataDir), ownBlog(dataDir)];
  const files = [
    ...(await fileNamesIn(folder)).map((name) => textFileNamed(folder, name)),
    ...(await fileNamesIn(blog)).map((name) => blogFileNamed(blog, name) ?? join(blog, name)),
  ];
  const looked = await Promise.all(files.map((file) => (typeof file === 'string' ? misnamed(file) : lookAt(file))));
  const isOwn = (name: TextName): boolean =>
    looked.some(({ path, because }) => because === undefined && languages.some((each) => textFile(folder, name, each).path === path));
  const defaults = textNames.filter((name) => !isOwn(name));
  const shipped = await Promise.all(defaults.map((name) => lookAt(textFile(shippedTexts, name, 'en'))));
  const used = [...looked, ...shipped].flatMap(({ placeholders }) => placeholders);
  const facts = instanceFacts('en', productBrand, operator);
  return {
    defaults,
    broken: looked.flatMap(({ path, because }) => (because === undefined ? [] : [{ path, because }])),
    unknown: looked.flatMap(({ path, placeholders }) =>
      placeholders.filter((each) => !Object.hasOwn(facts, each)).map((placeholder) => ({ path, placeholder })),
    ),
    waitsFor: settingsWaitedFor(used, operator),
  };
}

interface LookedAt {
  readonly path: string;
  readonly placeholders: readonly string[];
  readonly because?: string;
}

const misnamed = (path: string): LookedAt => ({
  path,
  placeholders: [],
  because: `No text has this name. Those of texts are ${textNames.join(', ')}, each with .en.md or .hi.md; a post of blog is called as 2026-11-27-how-we-count.en.md.`,
});

function textFileNamed(folder: string, name: string): TextFile | string {
  const all = textNames.flatMap((each) => languages.map((language) => textFile(folder, each, language)));
  return all.find(({ path }) => path === join(folder, name)) ?? join(folder, name);
}

async function lookAt({ path }: TextFile): Promise<LookedAt> {
  try {
    const source = await textSource(path);
    if (source === undefined) return { path, placeholders: [], because: 'It is not a file.' };
    parseText(source, fillFrom({}));
    return { path, placeholders: placeholdersIn(source) };
  } catch (error) {
    return { path, placeholders: [], because: error instanceof Error ? error.message : String(error) };
  }
}
