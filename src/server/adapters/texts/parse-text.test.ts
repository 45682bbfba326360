import { describe, expect, it } from 'vitest';
import { textBounds } from '#core/texts/instance-text.ts';
import { fillFrom, placeholdersIn } from './fill.ts';
import { parseText } from './parse-text.ts';

const nothing = fillFrom({});
const blocksOf = (body: string, facts = {}) => parseText(`# Title\n\n${body}`, fillFrom(facts)).blocks;

describe('a text in Markdown (R-245)', () => {
  it('has its first heading as its title, and says when it was changed', () => {
    expect(parseText('<!-- changed: 2026-11-27 -->\n# Terms of *use*\n\nText.', nothing)).toEqual({
      title: 'Terms of use',
      changedOn: '2026-11-27',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Text.' }] }],
    });
    expect(parseText('# Terms', nothing).changedOn).toBeNull();
  });

  it('is headings, paragraphs, lists, quotes and tables, none of which holds another', () => {
    expect(
      blocksOf('## One {#one}\n\na **b** *c* `d`\ne\\\nf\n\n1. x\n   - y\n\n   z\n2. w\n\n> q\n>\n> - r\n\n| h | i |\n|---|---|\n| j | |\n\n#### Deep'),
    ).toEqual([
      { kind: 'heading', level: 2, id: 'one', runs: [{ text: 'One' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'a ' },
          { text: 'b', strong: true },
          { text: ' ' },
          { text: 'c', emphasis: true },
          { text: ' ' },
          { text: 'd', code: true },
          { text: ' e\nf' },
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [{ runs: [{ text: 'x' }, { text: '\n' }, { text: 'z' }] }, { runs: [{ text: 'y' }] }, { runs: [{ text: 'w' }] }],
      },
      { kind: 'quote', runs: [{ text: 'q' }] },
      { kind: 'list', isOrdered: false, items: [{ runs: [{ text: 'r' }] }] },
      {
        kind: 'table',
        head: [{ runs: [{ text: 'h' }] }, { runs: [{ text: 'i' }] }],
        rows: [{ cells: [{ runs: [{ text: 'j' }] }, { runs: [] }] }],
      },
      { kind: 'heading', level: 3, id: 'deep', runs: [{ text: 'Deep' }] },
    ]);
  });

  it('gives each heading its own name, in any script', () => {
    const ids = blocksOf('## Your rights\n\n## Your rights\n\n## आपके अधिकार\n\n## !!!\n\n## Said {#your-rights}').map((block) => 'id' in block && block.id);
    expect(ids).toEqual(['your-rights', 'your-rights-2', 'आपके-अधिकार', 'part', 'your-rights-3']);
  });
});

describe('what cannot be in a text (R-245)', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a line', 'a <script>alert(1)</script>b'],
    ['a style in a line', 'a <style>*{}</style>b'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a frame in a line', 'a <iframe src="https://evil.example">x</iframe>b'],
    ['a picture with a handler', 'a <img src=x onerror=alert(1)>b'],
    ['a drawing', 'a <svg onload="alert(1)"><script>alert(1)</script></svg>b'],
    ['a comment', '<!-- hidden -->'],
  ])('leaves nothing of %s', (_what, body) => expect(blocksOf(body)).toEqual(body.startsWith('a') ? [{ kind: 'paragraph', runs: [{ text: 'a b' }] }] : []));

  it.each([
    '[x](javascript:alert(1))',
    '[x](<java script:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,y)',
    '[x](//evil.example)',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('shows of %j the letters alone', (body) => expect(blocksOf(body)).toEqual([{ kind: 'paragraph', runs: [{ text: 'x' }] }]));

  it('shows a picture as its description, and entities as what they stand for', () =>
    expect(blocksOf('![a mill](https://evil.example/x.png) &lt;b&gt; &copy;')).toEqual([{ kind: 'paragraph', runs: [{ text: 'a mill <b> ©' }] }]));

  it.each([
    ['no title', 'Text.'],
    ['an endless title', `# ${'a'.repeat(textBounds.longestTextTitle + 1)}`],
    ['too many paragraphs', `# T\n\n${'a\n\n'.repeat(textBounds.mostTextBlocks + 1)}`],
    ['too long a list', `# T\n\n${'- a\n'.repeat(textBounds.mostTextItems + 1)}`],
    ['too wide a table', `# T\n\n${'|a'.repeat(textBounds.mostTextCells + 1)}|\n${'|---'.repeat(textBounds.mostTextCells + 1)}|\n`],
    ['too many styles', `# T\n\n${'*a* b '.repeat(textBounds.mostTextRuns)}`],
    ['an endless paragraph', `# T\n\n${'a'.repeat(textBounds.longestTextRun + 1)}`],
  ])('refuses %s', (_what, source) => expect(() => parseText(source, nothing)).toThrow(/^It has /));
});

describe('placeholders (R-244)', () => {
  it('are filled into letters and links, and what is filled in is never markup', () => {
    const facts = { brand: '**Koyal** <script>', contact: 'hello@koyal.example', evil: 'javascript:alert(1)' };
    expect(blocksOf('{brand}: [{contact}](mailto:{contact}), [no]({evil}), {other} `{brand}`', facts)).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: '**Koyal** <script>: ' },
          { text: 'hello@koyal.example', href: 'mailto:hello@koyal.example' },
          { text: ', no, {other} ' },
          { text: '**Koyal** <script>', code: true },
        ],
      },
    ]);
  });

  it('leave no link to a mail address that nobody gave', () =>
    expect(blocksOf('[{contact}](mailto:{contact})', { contact: 'not given yet' })).toEqual([{ kind: 'paragraph', runs: [{ text: 'not given yet' }] }]));

  it('are found by their names', () => expect(placeholdersIn('{brand} {brand} {a b} {#id} {officerMail}')).toEqual(['brand', 'officerMail']));
});
