import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dataMap } from '#server/adapters/data-map.ts';

/** Words by which a text promises something, in English and in Hindi. */
const promising =
  /\b(never|nobody|no one|forget|forgotten|for good|told|only you|nothing is sent|nothing you type|on (?:this|your) device|every removal|no page|without your name|empty places|left out of your feeds|for everybody at once|“verified”)\b|“verified”|कभी नहीं|कोई नहीं|सिर्फ़ आप|हमेशा के लिए|भूल जाते|भुला|“पुष्ट”|कुछ नहीं भेजा|कुछ भी नहीं भेजा|इसी डिवाइस|आपके डिवाइस|बिना नाम|नाम के बिना|ख़ाली जगह|फ़ीड में नहीं|सबके लिए तुरंत|किसी को नहीं/iu;

/** Words that promise in one sentence and only describe in another. The texts of pay and law have them in every rule, which the tables and their tests hold. */
const absolute =
  /\b(deleted|erased?|gone|cannot|always|never|no|without|only|nothing|nobody|none|no longer|as you left it|are taken out|were taken out|alone|you can(?:not)?)\b/iu;
const absoluteInHindi = /हमेशा|सिर्फ़|केवल|कुछ नहीं|कोई नहीं|किसी को नहीं|कभी नहीं/u;
const isOfPay = (path: string): boolean => /\/words\/(?:calculators|take-home|gratuity|hra|hike|compare-offers)\//u.test(path);

/** Sentences with such a word that promise nothing, by what they are. */
const descriptions: readonly RegExp[] = [
  // A heading or label that says what has been deleted, or is not there yet.
  /^(?:[^\s.!?:]+\s){0,3}(?:is |was )?deleted(?: on)?$/iu,
  /^(?:No|None) (?:\w+ ){1,2}yet$/u,
  // A thing that is not there just now.
  /^(?:No|Nothing) (?:\w+ ){0,4}(?:yet|found|waits|waits here|was made|was used|is set|is named|today)[.?]?$/u,
  /^(?:There (?:is|are) no|You have (?:saved )?no|\$\{name\} is no|This (?:file|browser|is) (?:is no|no|holds no|knows no|keeps nothing|computes no))(?: \w+){0,8}\.$/u,
  /^No connection(?:: this did not arrive)?(?:, or its answer was lost)?\.$/u,
  // A thing that was just done, or was not.
  /^(?:The|Your) [\w ]{1,20} (?:is|was) deleted\.$/u,
  /^(?:This|The|Its) [\w ]{1,40} (?:(?:is gone|was deleted) meanwhile|deleted this(?: post| comment| meanwhile)?|could not be deleted)\.$/u,
  /^This (?:could not be deleted|code no longer works)\.$/u,
  // A draft whose answer was lost.
  /^A post that nothing was heard of$/u,
  // The dates of a job or an education are checked against each other and today.
  /^It cannot (?:have )?(?:begin|end|ended) (?:later than this month|before it began)\.$/u,
];

/** The texts of a words file by where they stand in it, a sentence that is made as its source. */
function textsByPlace(words: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof words === 'object' && words !== null) return Object.entries(words).flatMap(([name, inner]) => textsByPlace(inner, `${place}.${name}`));
  return typeof words === 'string' || typeof words === 'function' ? [[place, String(words)]] : [];
}

const englishOf = (path: string): string => path.replace(/hi\.ts$/u, 'en.ts');

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/u);

/** Texts of the sheet of controls, which show how a text looks. */
const isShown = (path: string): boolean => !path.startsWith('src/web/words/kit/');

/** Texts or single sentences, and the test that proves them; or what promises nothing although it holds such a word. */
type Proof = { readonly texts?: readonly string[]; readonly sentences?: readonly string[] } & (
  | { readonly file: string; readonly says: string }
  | { readonly promises: 'nothing'; readonly because?: string }
);

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

const languages = globSync('src/web/words/*/*{en,hi}.ts').filter(isShown);
const described = [...new Set(purposes)];
const texts = [...languages.flatMap(textsOf), ...described];
const known = proofs.flatMap((proof) => proof.texts ?? []);
const knownSentences = proofs.flatMap((proof) => proof.sentences ?? []);

/** The English sentences with an absolute word, outside the texts that are known as a whole. */
const weighed = new Set(
  [...languages.filter((path) => path.endsWith('en.ts') && !isOfPay(path)).flatMap(textsOf), ...described]
    .filter((text) => !known.includes(text))
    .flatMap(sentencesOf)
    .filter((sentence) => absolute.test(sentence)),
);
const isDescription = (sentence: string): boolean => descriptions.some((description) => description.test(sentence));

describe('a text of a screen or of the data map that promises something (F-22)', () => {
  it('is found in both languages', () => {
    expect(['Nobody is told who reported.', 'यह कभी नहीं दिखता।', 'Choose a name'].map((text) => promising.test(text))).toEqual([true, true, false]);
  });

  it('stands in tests/promises.yaml beside what proves it', () => {
    expect([...new Set(texts.filter((text) => promising.test(text) && !known.includes(text)))]).toEqual([]);
  });

  it('stands there sentence by sentence where it says never, only, gone, you can or the like, unless it only describes', () => {
    const planted = [
      'The photo is deleted, and erased from every backup at the same instant.',
      'You can take it back, without a trace.',
      'Seen by moderators alone',
    ];
    expect([...weighed, ...planted].filter((sentence) => !isDescription(sentence) && !knownSentences.includes(sentence))).toEqual(planted);
  });

  it.each(languages.filter((path) => path.endsWith('hi.ts') && !isOfPay(path) && existsSync(englishOf(path))))(
    'promises in Hindi only what its English does: %s',
    async (path) => {
      const [inHindi, inEnglish] = await Promise.all([path, englishOf(path)].map((file) => import(/* @vite-ignore */ `../../${file}`)));
      const english = new Map(textsByPlace({ ...inEnglish }));
      const promised = textsByPlace({ ...inHindi }).filter(([, text]) => absoluteInHindi.test(text));
      expect(
        promised.filter(([place, text]) => !known.includes(text) && !absolute.test(english.get(place) ?? '') && !promising.test(english.get(place) ?? '')),
      ).toEqual([]);
    },
  );

  it('is taken out there when it is not said any more, and stands there once', () => {
    expect(known.filter((text, at) => !texts.includes(text) || known.indexOf(text) !== at)).toEqual([]);
    expect(knownSentences.filter((sentence, at) => !weighed.has(sentence) || isDescription(sentence) || knownSentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it.each(proofs.flatMap((proof) => ('file' in proof ? [[proof.file, proof.says] as const] : [])))('has a test for its proof: %s, %s', (file, says) => {
    expect(titlesOf(file).filter((title) => title.includes(says)).length).toBe(1);
  });
});
