import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedText } from './feed-text.ts';

describe('the text of a description in a feed (R-191)', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['<h3>You</h3><ul><li>Java</li><li><b>SQL</b></li></ul>Bye', 'You\n• Java\n• SQL\n\nBye'],
    ['&lt;p&gt;A &amp;amp; B&lt;/p&gt;', 'A & B'],
    ['Caf&eacute; &#8377;5 &#x20b9;6&nbsp;lakh', 'Café ₹5 ₹6 lakh'],
    ['Plain text\nwith lines\n\nand List<String>', 'Plain text\nwith lines\n\nand List<String>'],
    ['<div onclick="x()">Hi<script>alert("<p>")</script><style>p{}</style></div>', 'Hi'],
    ['<!-- a --><p>Hi<!-- b', 'Hi'],
    ['&unknown; &#0; &#99999999;', '&unknown;  &#99999999;'.replace('  ', ' ')],
    ['', ''],
  ])('of %j is %j', (written, text) => expect(feedText(written)).toBe(text));

  it('never shows a tag', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '<script>',
      '</script>',
      '&lt;',
      'script',
      '&gt;',
      'img onerror=x',
      '<li>',
      '<!--',
      '-->',
      'a ',
      '\n',
      '&amp;',
      '>',
      '<',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (pieces) => {
        expect(feedText(pieces.join(''))).not.toMatch(/<\/?(?:p|script|li|b|img)(?:\s[^<>]*)?>/i);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<svg/', '<script ', '<math x>', '<iframe\n', '&lt;svg/', '&amp;lt;style ', ' '])('is soon read where it is %j over and over', (unit) => {
    const timed = (text: string): number => {
      const start = performance.now();
      feedText(text);
      return performance.now() - start;
    };
    const fastest = (text: string): number => Math.min(...Array.from({ length: 3 }, () => timed(text)));
    const filled = (words: string): string => words.repeat(60_000 / words.length);
    expect(fastest(`${filled(unit)}x`) / fastest(filled('some words of a job '))).toBeLessThan(20);
  });
});
