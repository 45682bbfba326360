import { expect, it } from 'vitest';
import { aBlogPost, FakeInstanceTexts } from '#tests/fakes/texts/fake-instance-texts.ts';
import { SystemSiteUrls } from './system-site-urls.ts';

it('lists the blog’s posts among public pages, and asks the database for others (R-244)', async () => {
  const asked: string[] = [];
  const rows = {
    count: async (kind: string) => asked.push(kind),
    list: async () => [{ path: '/p/one' }],
  };
  const posts = ['one', 'two', 'three'].map((slug) => aBlogPost({ slug }));
  const urls = new SystemSiteUrls(rows, new FakeInstanceTexts({ posts }));
  expect([await urls.count('blogPost'), await urls.count('post'), asked]).toEqual([3, 1, ['post']]);
  expect(await urls.list('blogPost', 1, 2)).toEqual([{ path: '/blog/two' }, { path: '/blog/three' }]);
  expect(await urls.list('post', 0, 10)).toEqual([{ path: '/p/one' }]);
});
