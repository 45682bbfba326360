import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Preferred Hindi words, each with variants that would confuse readers. */
const oneWord: readonly (readonly [said: string, others: RegExp])[] = [
  ['समुदाय', /कम्युनिटी|कम्यूनिटी/],
  ['खाता', /अकाउंट|अकाउन्ट/],
  ['बही', /लेजर/],
  ['क्षेत्र', /उद्योग|इंडस्ट्री/],
  ['लॉग इन', /लॉगिन|लॉग-इन/],
];

const texts = globSync('src/web/words/hi/*/*.ts').map((path) => [path, readFileSync(path, 'utf8')] as const);

describe('the words of Hindi', () => {
  it.each(oneWord)('are one for one thing: %s', (said, others) => {
    expect(texts.some(([, text]) => text.includes(said))).toBe(true);
    expect(texts.filter(([, text]) => others.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('say Cancel by one, and never by that which lets a post stand', () => {
    const said = texts.flatMap(([path, text]) => [...text.matchAll(/\bcancel: '(.+?)'/g)].map(([, word]) => `${path}: ${word}`));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((each) => !each.endsWith(': रद्द करें'))).toEqual([]);
  });
});
