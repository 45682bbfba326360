import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf, type TextPart } from './post-text.ts';

const partsIn = (text: string): readonly TextPart[] => paragraphsOf(text).flat(2);
const linksIn = (text: string) => partsIn(text).filter(({ kind }) => kind !== 'text');
const readAs = (text: string): string =>
  partsIn(text)
    .map((part) => part.text)
    .join('');

describe('the text of a post (R-065)', () => {
  it('is paragraphs of lines', () => {
    expect(paragraphsOf('One\ntwo\n\n\nthree\r\n')).toEqual([
      [[{ kind: 'text', text: 'One' }], [{ kind: 'text', text: 'two' }]],
      [[{ kind: 'text', text: 'three' }]],
    ]);
    expect(paragraphsOf(' \n\n ')).toEqual([]);
  });

  it('leads to discussions by their names', () => {
    expect(partsIn('See [Koyal Pay](/discussions/koyal-pay-discussions), please.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'ours', text: 'Koyal Pay', to: '/discussions/koyal-pay-discussions' },
      { kind: 'text', text: ', please.' },
    ]);
  });

  it('leads out by plain URLs, and leaves the stop to the sentence', () => {
    expect(partsIn('Read https://labour.gov.in/codes?x=1. (Or http://epfo.gov.in)')).toEqual([
      { kind: 'text', text: 'Read ' },
      { kind: 'out', text: 'https://labour.gov.in/codes?x=1', href: 'https://labour.gov.in/codes?x=1', host: 'labour.gov.in' },
      { kind: 'text', text: '. (Or ' },
      { kind: 'out', text: 'http://epfo.gov.in', href: 'http://epfo.gov.in', host: 'epfo.gov.in' },
      { kind: 'text', text: ')' },
    ]);
    expect(linksIn('[the code](https://labour.gov.in/a)')).toEqual([{ kind: 'out', text: 'the code', href: 'https://labour.gov.in/a', host: 'labour.gov.in' }]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://daftar.test/1',
    'file:///etc/passwd',
    '//evil.test/x',
    '/\\evil.test',
    '/..//evil.test',
    '/logout',
    '/login/naukri',
    '/api/feed/v1/vote',
    '/settings/manage-account',
    'https://user:pass@evil.test/',
    'https://evil.test:8443/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://еxample.com/',
    'http://',
    '',
  ])('has no link to %j (S-53)', (url) => {
    expect(linksIn(`[press](${url})`)).toEqual([]);
  });

  it('loses invisible characters, so that a URL is what it reads as (S-53)', () => {
    expect(linksIn('[x](https://daftar.test\u202e/)')).toEqual([{ kind: 'out', text: 'x', href: 'https://daftar.test/', host: 'daftar.test' }]);
    expect(readAs('a\u200bb\u2066c\u2069')).toBe('abc');
  });

  it('keeps every word whatever the brackets', () => {
    expect(readAs('[[a](b)](c) [](/p/x) [x](')).toBe('[[a](b)](c) [](/p/x) [x](');
    expect(linksIn('[a[b](/p/12345678)')).toEqual([{ kind: 'ours', text: 'b', to: '/p/12345678' }]);
  });

  it('comes to an end even at its worst (S-53, S-62)', () => {
    for (const worst of ['['.repeat(50_000), '[a]('.repeat(12_500), 'https://'.repeat(6_250), `https://${'a.'.repeat(25_000)}`, ')'.repeat(50_000)]) {
      expect(paragraphsOf(worst)).toBeInstanceOf(Array);
    }
  });

  it('loses no letter that can be seen', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z [\]().:/]{0,80}$/), (text) => {
        expect(partsIn(text).filter((part) => part.kind === 'text' && !text.includes(part.text))).toEqual([]);
      }),
    );
  });
});
