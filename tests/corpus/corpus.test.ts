import { describe, expect, it } from 'vitest';
import { isAbusive, isWatched } from '#core/abuse/abuse.ts';
import { refusedWordsIn } from '#core/abuse/refused-words.ts';
import { contactsIn } from '#core/content/contact-pattern.ts';
import { isKeyboardSmash } from '#core/content/keyboard-smash.ts';
import { openClassifier } from '#server/adapters/abuse-classifier/open-classifier.ts';
import { corpus, type CorpusLabel, type CorpusSentence } from './corpus.ts';

const sentences = corpus();
const of = (label: CorpusLabel): readonly CorpusSentence[] => sentences.filter((sentence) => sentence.label === label);

const classifier = openClassifier({ examplesDir: undefined, memory: '.cache/abuse-classifier' }, () => undefined);

/** True if a sentence is neither refused nor sent to a moderator. */
const passes = ({ text }: CorpusSentence): boolean => !isAbusive(text) && !isWatched(text) && !classifier(text) && !isKeyboardSmash(text);

function measured(all: readonly CorpusSentence[], isRight: (sentence: CorpusSentence) => boolean) {
  const wrong = all.filter((sentence) => !isRight(sentence)).map(({ file, text }) => `${file}: ${text}`);
  return { wrong, share: 1 - wrong.length / all.length };
}

describe('the filters, measured on sentences about work and pay (R-079, T-8)', () => {
  it('stand on at least 1,500 sentences, each once', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(sentences.map(({ label, text }) => `${label} ${text}`)).size).toBe(sentences.length);
  });

  const stored: Readonly<Record<CorpusLabel, readonly [least: number, isRight: (sentence: CorpusSentence) => boolean]>> = {
    fine: [0.99, passes],
    abusive: [0.95, (sentence) => !passes(sentence)],
    junk: [0.9, ({ text }) => isKeyboardSmash(text)],
    contact: [0.9, ({ text }) => contactsIn(text).length > 0],
  };

  it.each(['fine', 'abusive', 'junk', 'contact'] as const)('treat %s ones as such, the third that was held out too', (label) => {
    const [least, isRight] = stored[label];
    for (const part of [of(label), of(label).filter(({ isUnseen }) => isUnseen)]) {
      const { wrong, share } = measured(part, isRight);
      expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
    }
  });

  it('read no way to reach someone in talk about pay', () => {
    expect(measured(of('fine'), ({ text }) => contactsIn(text).length === 0).wrong).toEqual([]);
  });

  it('read nothing refused where one fine text ends and the next begins', () => {
    const fine = of('fine').map(({ text }) => text);
    const refusals = (...texts: readonly string[]): number => refusedWordsIn({ texts }).length;
    const wrong = fine.filter((text, at) => refusals(text, fine[at + 1] ?? '') > refusals(text) + refusals(fine[at + 1] ?? ''));
    expect(wrong.length / fine.length, wrong.join('\n')).toBeLessThanOrEqual(0.001);
  });

  it('let every sentence stand or fall as it was reported', () => {
    const reported = sentences.filter(({ file }) => file === 'reported.txt');
    expect(reported.filter((sentence) => passes(sentence) !== (sentence.label === 'fine')).map(({ text }) => text)).toEqual([]);
  });
});
