import { cutOff } from '#core/content/cut-off.ts';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { Operator } from '#core/operator/operator.ts';
import type { BlogPost, ListedBlogPost } from '#core/texts/blog-post.ts';
import type { Credit } from '#core/texts/credit.ts';
import { lettersOf, textBounds, type InstanceText, type TextBlock, type TextName } from '#core/texts/instance-text.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import { fillFrom } from './fill.ts';
import { instanceFacts } from './instance-facts.ts';
import { parseText, type ParsedText } from './parse-text.ts';
import {
  blogFileNamed,
  languagesFrom,
  fileNamesIn,
  ownBlog,
  ownTexts,
  shippedTexts,
  textSource,
  textFile,
  versionOf,
  type BlogFile,
  type TextFile,
} from './text-files.ts';

export interface TextParts {
  readonly dataDir: string;
  readonly demoBlog?: string | undefined;
  readonly brand: Brand;
  readonly operator: Operator;
  readonly credits: readonly Credit[];
}

interface Known {
  readonly version: string;
  readonly parsed: ParsedText | undefined;
}

/** Host texts override shipped ones; changed files reload, unreadable ones are skipped and named by the doctor. */
export class SystemInstanceTexts implements InstanceTexts {
  readonly #parts: TextParts;
  readonly #known = new Map<string, Known>();

  constructor(parts: TextParts) {
    this.#parts = parts;
  }

  /** Prefers the host's text in any language to a shipped one that may contradict it. */
  async one(name: TextName, language: Language): Promise<InstanceText> {
    const own = languagesFrom(language).map((each) => textFile(ownTexts(this.#parts.dataDir), name, each));
    const shipped = languagesFrom(language).map((each) => textFile(shippedTexts, name, each));
    for (const file of [...own, ...shipped]) {
      const parsed = await this.#parsed(file);
      if (parsed) return { ...parsed, language: file.language, isDefault: shipped.includes(file) };
    }
    throw new Failure('broken', `The text ${name} that ships cannot be read.`);
  }

  async posts(language: Language): Promise<readonly ListedBlogPost[]> {
    const posts = await this.#blog(language);
    return posts.map(({ blocks: _, ...listed }) => listed);
  }

  async post(slug: string, language: Language): Promise<BlogPost> {
    const found = (await this.#blog(language)).find((post) => post.slug === slug);
    if (!found) throw new Failure('missing');
    return found;
  }

  async credits(): Promise<readonly Credit[]> {
    return this.#parts.credits;
  }

  async #blog(language: Language): Promise<readonly BlogPost[]> {
    const { dataDir, demoBlog } = this.#parts;
    const folders = [ownBlog(dataDir), ...(demoBlog === undefined ? [] : [demoBlog])];
    const files = (await Promise.all(folders.map(blogFilesIn))).flat();
    const slugs = [...new Set(files.map(({ slug }) => slug))];
    const posts = await Promise.all(
      slugs.map((slug) =>
        this.#postFrom(
          files.filter((file) => file.slug === slug),
          language,
        ),
      ),
    );
    return posts
      .filter((post) => post !== undefined)
      .sort((one, other) => other.writtenOn.localeCompare(one.writtenOn) || one.slug.localeCompare(other.slug))
      .slice(0, textBounds.mostBlogPosts);
  }

  async #postFrom(files: readonly BlogFile[], language: Language): Promise<BlogPost | undefined> {
    for (const file of files.toSorted((one, other) => Number(other.language === language) - Number(one.language === language))) {
      const parsed = await this.#parsed(file);
      if (!parsed) continue;
      const { slug, writtenOn } = file;
      return { slug, title: parsed.title, summary: summaryOf(parsed.blocks), writtenOn, language: file.language, blocks: parsed.blocks };
    }
    return undefined;
  }

  async #parsed(file: TextFile): Promise<ParsedText | undefined> {
    const found = await versionOf(file.path);
    if (!found) return undefined;
    const version = `${found.changedAt} ${found.size}`;
    const known = this.#known.get(file.path);
    if (known?.version === version) return known.parsed;
    const parsed = await this.#parse(file).catch(() => undefined);
    this.#known.set(file.path, { version, parsed });
    return parsed;
  }

  async #parse({ path, language }: TextFile): Promise<ParsedText | undefined> {
    const source = await textSource(path);
    return source === undefined ? undefined : parseText(source, fillFrom(instanceFacts(language, this.#parts.brand, this.#parts.operator)));
  }
}

const blogFilesIn = async (folder: string): Promise<readonly BlogFile[]> => (await fileNamesIn(folder)).flatMap((name) => blogFileNamed(folder, name) ?? []);

function summaryOf(blocks: readonly TextBlock[]): string {
  const [first = []] = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
  const text = lettersOf(first).replaceAll(/\s+/g, ' ');
  return text.length <= textBounds.longestTextSummary ? text : cutOff(text.slice(0, textBounds.longestTextSummary - 1).replace(/\s+\S*$/, ''));
}
