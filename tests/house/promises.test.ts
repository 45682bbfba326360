import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dataMap } from '#server/adapters/data-map.ts';

/** Words by which a text promises something, in English and in Hindi. */
const promising =
  /\b(never|nobody|no one|forget|forgotten|for good|told|only you|nothing is sent|nothing you type|on (?:this|your) device|every removal|no page|without your name|empty places|left out of your feeds|for everybody at once|“verified”)\b|“verified”|कभी नहीं|कोई नहीं|सिर्फ़ आप|हमेशा के लिए|भूल जाते|भुला|“पुष्ट”|कुछ नहीं भेजा|कुछ भी नहीं भेजा|इसी डिवाइस|आपके डिवाइस|बिना नाम|नाम के बिना|ख़ाली जगह|फ़ीड में नहीं|सबके लिए तुरंत|किसी को नहीं/iu;

/** Texts of the sheet of controls, which show how a text looks. */
const isShown = (path: string): boolean => !path.startsWith('src/web/words/kit/');

/** Texts, and the test that proves them; or texts that promise nothing although they hold such a word. */
type Proof = { readonly texts: readonly string[] } & ({ readonly file: string; readonly says: string } | { readonly promises: 'nothing' });

const proofs = parse(readFileSync('tests/promises.yaml', 'utf8')) as readonly Proof[];

/** Texts within quotation marks that hold more than a word. */
function textsOf(path: string): readonly string[] {
  const found = readFileSync(path, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`\n]*)`/g);
  return [...found].flatMap(([, single, double, template]) => single ?? double ?? template ?? []).filter((text) => text.includes(' '));
}

/** The titles of the tests of a file. */
function titlesOf(path: string): readonly string[] {
  const found = readFileSync(path, 'utf8').matchAll(/(?:\b(?:it|test)|\)|`)\(\s*(['"`])((?:(?!\1).)+)\1,/g);
  return [...found].map(([, , title = '']) => title);
}

/** The purposes of the public data map, which its page shows as they stand. */
const purposes = dataMap.flatMap(({ purpose, kept, columns }) => [
  purpose,
  ...('because' in kept ? [kept.because] : []),
  ...columns.map((column) => column.purpose),
]);

const texts = [...globSync('src/web/words/*/*{en,hi}.ts').filter(isShown).flatMap(textsOf), ...new Set(purposes)];
const known = proofs.flatMap((proof) => proof.texts);

describe('a text of a screen or of the data map that promises something (F-22)', () => {
  it('is found in both languages', () => {
    expect(['Nobody is told who reported.', 'यह कभी नहीं दिखता।', 'Choose a name'].map((text) => promising.test(text))).toEqual([true, true, false]);
  });

  it('stands in tests/promises.yaml beside what proves it', () => {
    expect([...new Set(texts.filter((text) => promising.test(text) && !known.includes(text)))]).toEqual([]);
  });

  it('is taken out there when it is not said any more, and stands there once', () => {
    expect(known.filter((text, at) => !texts.includes(text) || known.indexOf(text) !== at)).toEqual([]);
  });

  it.each(proofs.flatMap((proof) => ('file' in proof ? [[proof.file, proof.says] as const] : [])))('has a test for its proof: %s, %s', (file, says) => {
    expect(titlesOf(file).filter((title) => title.includes(says)).length).toBe(1);
  });
});
