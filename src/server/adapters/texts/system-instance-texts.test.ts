import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import { textNames } from '#core/texts/instance-text.ts';
import { outlineOf } from '#core/texts/text-outline.ts';
import { placeholdersIn } from './fill.ts';
import { SystemInstanceTexts } from './system-instance-texts.ts';
import { instanceFacts } from './instance-facts.ts';
import { shippedTexts, textSource, textFile } from './text-files.ts';

const operator = { name: null, mail: null, officer: null, isDemo: false };

function anInstance(demoBlog?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-texts-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const folder of ['texts', 'blog']) mkdirSync(join(dataDir, folder));
  const put = (path: string, text: string): void => writeFileSync(join(dataDir, path), text);
  return { dataDir, put, texts: new SystemInstanceTexts({ dataDir, demoBlog, brand: productBrand, operator, credits: [] }) };
}

const shipped = ['en', 'hi'] as const;

describe('the texts that ship (R-244, R-245)', () => {
  it.each(textNames)('%s reads the same in both languages, part by part, with no placeholder left', async (name) => {
    const { texts } = anInstance();
    const [en, hi] = await Promise.all(shipped.map((language) => texts.one(name, language)));
    expect([en?.isDefault, en?.language, hi?.language]).toEqual([true, 'en', 'hi']);
    expect(en?.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(hi?.changedOn).toBe(en?.changedOn);
    expect(hi?.blocks.map(({ kind }) => kind)).toEqual(en?.blocks.map(({ kind }) => kind));
    expect(outlineOf(hi?.blocks ?? []).map(({ id }) => id)).toEqual(outlineOf(en?.blocks ?? []).map(({ id }) => id));
    expect(JSON.stringify([en, hi])).not.toMatch(/\{[a-zA-Z#]/);
  });

  it('come in English to readers of a language that none is in', async () =>
    expect(await anInstance().texts.one('faq', 'mr')).toMatchObject({ language: 'en', isDefault: true }));

  it.each(textNames)('%s names the same placeholders in both languages, all of them known', async (name) => {
    const [en, hi] = await Promise.all(shipped.map(async (language) => placeholdersIn((await textSource(textFile(shippedTexts, name, language).path)) ?? '')));
    expect(hi?.toSorted()).toEqual(en?.toSorted());
    expect(en?.filter((placeholder) => !(placeholder in instanceFacts('en', productBrand, operator)))).toEqual([]);
  });
});

describe('the texts of a host (R-245)', () => {
  it('replace the shipped one, in the language they are written in', async () => {
    const { texts, put } = anInstance();
    put('texts/terms-of-use.en.md', '# Our terms\n\n{brand} is run by {operator}.');
    expect(await texts.one('terms-of-use', 'en')).toMatchObject({ title: 'Our terms', isDefault: false, language: 'en', changedOn: null });
    expect(await texts.one('terms-of-use', 'hi')).toMatchObject({ title: 'Our terms', language: 'en' });
    put('texts/terms-of-use.hi.md', '\uFEFF# हमारी शर्तें');
    expect(await texts.one('terms-of-use', 'hi')).toMatchObject({ title: 'हमारी शर्तें', language: 'hi' });
    expect((await texts.one('faq', 'en')).isDefault).toBe(true);
  });

  it('are read again once they have changed', async () => {
    const { dataDir, texts, put } = anInstance();
    put('texts/faq.en.md', '# Before');
    expect((await texts.one('faq', 'en')).title).toBe('Before');
    put('texts/faq.en.md', '# Behind');
    utimesSync(join(dataDir, 'texts/faq.en.md'), 1_000, 1_000);
    expect((await texts.one('faq', 'en')).title).toBe('Behind');
  });

  it('break nothing where they cannot be read', async () => {
    const { dataDir, texts, put } = anInstance();
    put('texts/faq.en.md', 'No title.');
    mkdirSync(join(dataDir, 'texts/our-team.en.md'));
    put('texts/about-us.en.md', 'x'.repeat(600_000));
    for (const name of ['faq', 'our-team', 'about-us'] as const) expect((await texts.one(name, 'en')).isDefault).toBe(true);
  });
});

describe('the blog of a host (R-244)', () => {
  it('lists its posts, newest first, each in the language asked for where it has it', async () => {
    const { texts, put } = anInstance();
    put('blog/2026-11-02-how-we-count.en.md', '# How we count\n\nBy **people**.\n\n## More');
    put('blog/2026-11-02-how-we-count.hi.md', '# हम कैसे गिनते हैं\n\nलोगों से।');
    put('blog/2026-11-20-hello.en.md', `# Hello\n\n${'word '.repeat(100)}`);
    expect(await texts.posts('hi')).toEqual([
      { slug: 'hello', title: 'Hello', summary: expect.stringMatching(/^word .*word…$/), writtenOn: '2026-11-20', language: 'en' },
      { slug: 'how-we-count', title: 'हम कैसे गिनते हैं', summary: 'लोगों से।', writtenOn: '2026-11-02', language: 'hi' },
    ]);
    expect(await texts.post('how-we-count', 'en')).toMatchObject({ title: 'How we count', blocks: [{ kind: 'paragraph' }, { kind: 'heading' }] });
  });

  it('passes over files of other names, and what cannot be read', async () => {
    const { texts, put } = anInstance();
    for (const name of [
      'hello.en.md',
      '2026-13-40-x.en.md',
      '2026-11-20-../x.en.md'.replace('../', ''),
      '2026-11-20-Big.en.md',
      '2026-11-20-x.fr.md',
      '.2026-11-20-x.en.md',
    ])
      put(`blog/${name}`, name.includes('-x.en.md') && name.startsWith('2026-11') ? 'No title.' : '# Title');
    expect(await texts.posts('en')).toEqual([]);
    await expect(texts.post('x', 'en')).rejects.toEqual(new Failure('missing'));
    await expect(texts.post('../../texts/faq', 'en')).rejects.toEqual(new Failure('missing'));
  });

  it('shows the posts of a demo there alone', async () => {
    const demo = 'src/server/demo/texts';
    expect(await anInstance().texts.posts('en')).toEqual([]);
    for (const language of shipped) {
      const posts = await anInstance(demo).texts.posts(language);
      expect(posts.map((post) => post.language)).toEqual([language, language]);
    }
  });
});
