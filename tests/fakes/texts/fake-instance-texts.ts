import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { BlogPost, ListedBlogPost } from '#core/texts/blog-post.ts';
import type { Credit } from '#core/texts/credit.ts';
import type { InstanceText, TextName } from '#core/texts/instance-text.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';

export const aText = (text: Partial<InstanceText> = {}): InstanceText => ({
  title: 'Terms of use',
  language: 'en',
  changedOn: '2026-11-27',
  isDefault: true,
  blocks: [
    { kind: 'heading', level: 2, id: 'account', runs: [{ text: 'Your account' }] },
    { kind: 'paragraph', runs: [{ text: 'It is ' }, { text: 'yours', strong: true }, { text: '.' }] },
    { kind: 'heading', level: 2, id: 'content', runs: [{ text: 'What you write' }] },
    { kind: 'list', isOrdered: true, items: [{ runs: [{ text: 'Delete it', href: '/settings/manage-account' }] }] },
  ],
  ...text,
});

export const aBlogPost = (post: Partial<BlogPost> = {}): BlogPost => ({
  slug: 'how-we-count',
  title: 'How we count',
  summary: 'By people.',
  writtenOn: '2026-11-09',
  language: 'en',
  blocks: [{ kind: 'paragraph', runs: [{ text: 'By people.' }] }],
  ...post,
});

export interface WrittenTexts {
  readonly texts: readonly { readonly name: TextName; readonly text: InstanceText }[];
  readonly posts: readonly BlogPost[];
  readonly credits: readonly Credit[];
}

const nothingWritten: WrittenTexts = { texts: [], posts: [], credits: [] };

/** Texts in memory. One that the host did not write consists of its name. */
export class FakeInstanceTexts implements InstanceTexts {
  written: WrittenTexts;

  constructor(written: Partial<WrittenTexts> = {}) {
    this.written = { ...nothingWritten, ...written };
  }

  async one(name: TextName, language: Language): Promise<InstanceText> {
    const own = this.written.texts.filter((each) => each.name === name).map(({ text }) => text);
    return own.find((text) => text.language === language) ?? own[0] ?? aText({ title: name, language });
  }

  async posts(language: Language): Promise<readonly ListedBlogPost[]> {
    const slugs = [...new Set(this.written.posts.map(({ slug }) => slug))];
    const posts = await Promise.all(slugs.map((slug) => this.post(slug, language)));
    return posts.toSorted((one, other) => other.writtenOn.localeCompare(one.writtenOn)).map(({ blocks: _, ...listed }) => listed);
  }

  async post(slug: string, language: Language): Promise<BlogPost> {
    const found = this.written.posts.filter((post) => post.slug === slug);
    const post = found.find((each) => each.language === language) ?? found[0];
    if (!post) throw new Failure('missing');
    return post;
  }

  async credits(): Promise<readonly Credit[]> {
    return this.written.credits;
  }
}
