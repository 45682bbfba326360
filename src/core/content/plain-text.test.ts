import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('a text without markup (R-080, S-54)', () => {
  it.each([
    ['Hello <b>world</b>', 'Hello world'],
    ['<script>alert(1)</script>after', 'after'],
    ['<style>a{}</style>x', 'x'],
    ['<scr<script>ipt>alert(1)</script>', '<scr'],
    ['a<b onclick=x>b</b>c', 'abc'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src=x onerror=alert(1)', ''],
    ['<svg/onload=alert(1)>rest', 'rest'],
    ['The salary <script> was told to us by HR, who is right?', 'The salary  was told to us by HR, who is right?'],
    ['if a<b and b>c then what', 'if a<b and b>c then what'],
    ['<math><mi//xlink:href="data:x,<script>alert(4)</script>">', ''],
    ['<!-- <b> -->kept', 'kept'],
    ['Offer: <company name> paid me 10', 'Offer: <company name> paid me 10'],
    ['List<String> and Map<String, List<Integer>>', 'List<String> and Map<String, List<Integer>>'],
    ['<a company> pays <amount> at <time>, see <title> and <your-name>', '<a company> pays <amount> at <time>, see <title> and <your-name>'],
    ['<script-writer> earns 20k', '<script-writer> earns 20k'],
    ['<script--> earns 20k', '<script--> earns 20k'],
    ['<script--><script\n-->earns', '<script-->earns'],
    ['<xss onmouseover=alert(1)>x</xss>', 'x'],
    ['<my-box/style="width:9px">x', 'x'],
    ['<a href="https://koyal.example">x</a><time datetime=9>', 'x'],
    ['<!doctype html><?xml?><BR/>x<p\nclass>', 'x'],
    ['salary < 5 LPA and > 3', 'salary < 5 LPA and > 3'],
    ['I <3 my team', 'I <3 my team'],
    ['a\r\nb\u2028c', 'a\nb\nc'],
    ['one\n\n\n\n\n\ntwo', 'one\n\n\ntwo'],
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['क्‍ष और 👩‍🏭', 'क्‍ष और 👩‍🏭'],
    ['a\u0000b\u0007c', 'abc'],
    ['sal\u00adary\u061c of\u2062 Koyal\u180e Pay', 'salary of Koyal Pay'],
    ['paid\u{e0041}\u{e0042} in full\u3164\uffa0', 'paid in full'],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  /** Tag names run to a space, slash or end, so `<script-->` is an unknown, harmless element. */
  const tagThatActs = /<\/?(?:script|style|iframe|object|svg|img|template)(?=[\s/>])[^<>]*>/i;

  it('leaves no tag that does anything, however tags are put into tags', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'script', 'b', ' ', '!', '--', 'x', '\n') }), (text) => {
        expect(plainText(text)).not.toMatch(tagThatActs);
      }),
    );
  });

  it('has at most four marks per letter, as Indian scripts need, so nothing gets covered', () => {
    expect(plainText(`Z${'\u0301'.repeat(60)}a`)).toBe('Ź\u0301\u0301\u0301\u0301a');
    expect(plainText('क्षत्रिय ज़िंदगी நிறுவனம்')).toBe('क्षत्रिय ज़िंदगी நிறுவனம்'.normalize('NFC'));
  });

  it('is found soon in the worst of texts (S-62)', () => {
    for (const worst of [
      '<'.repeat(50_000),
      '<a'.repeat(25_000),
      '<!--'.repeat(12_000),
      '<script'.repeat(7_000),
      `<a${' on/src'.repeat(7_000)}`,
      `${'<a '.padEnd(1990, ' on')}`.repeat(25),
      '\n '.repeat(25_000),
    ])
      expect(typeof plainText(worst)).toBe('string');
  });
});
