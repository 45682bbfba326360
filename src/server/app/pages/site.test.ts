import { expect, it } from 'vitest';
import { assetsIn } from './site.ts';

it('names with the files of a chunk those of the chunks that come with it', () => {
  const js = ['question', 'posts', 'postsOld', 'answering'].map((name) => `/static/${name}.0a1b2c.js`);
  const css = ['/static/posts.3d4e5f.css'];
  const { chunk } = assetsIn({ entries: { index: { async: { js, css } } }, companions: { question: ['posts', 'answering'] } });
  expect(chunk('question')).toEqual({ scripts: ['/static/question.0a1b2c.js', '/static/posts.0a1b2c.js', '/static/answering.0a1b2c.js'], styles: css });
  expect(chunk('posts')).toEqual({ scripts: ['/static/posts.0a1b2c.js'], styles: css });
});
