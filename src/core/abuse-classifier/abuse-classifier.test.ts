import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../abuse/sentence.ts';
import { examplesIn } from './examples.ts';
import { placesOfAll } from './features.ts';
import { knowledgeFrom } from './knowledge.ts';
import { classifierFrom } from './abuse-classifier.ts';
import { soundsOf } from '../abuse/sounds.ts';

const people = ['Ravi', 'Meena', 'the lead', 'our cook', 'the new intern'];
const scorned = ['has the brain of a toad', 'should crawl back under a rock', 'smells like a wet rag', 'was found in a bin'];
const praised = ['explains the payslip well', 'shares the tiffin on Fridays', 'found a bug in the release', 'reads the policy to us'];

const examples = people.flatMap((who) =>
  scorned.flatMap((bad, at) => [
    { text: `${who} ${bad}`, isAbusive: true },
    { text: `${who} ${praised[at]}`, isAbusive: false },
  ]),
);

describe('the classifier that examples teach', () => {
  it('tells abusive texts from fine ones, even about someone it never heard of', () => {
    const classifier = classifierFrom(knowledgeFrom(examples));
    expect(scorned.map((bad) => classifier(`Suresh from finance ${bad}`))).toEqual([true, true, true, true]);
    expect(praised.map((good) => classifier(`Suresh from finance ${good}`))).toEqual([false, false, false, false]);
  });

  it('learns the same from the same examples', () => {
    const [one, other] = [knowledgeFrom(examples), knowledgeFrom(examples)];
    expect(one.limits).toEqual(other.limits);
    expect(Buffer.from(one.weights.each.buffer).equals(Buffer.from(other.weights.each.buffer))).toBe(true);
    expect(one.weights.each).toHaveLength(placesOfAll);
  });

  it('finds one abusive sentence in a long text, and flags none for length alone', () => {
    const classifier = classifierFrom(knowledgeFrom(examples));
    const long = Array.from({ length: 30 }, (_none, at) => `${people[at % 5]} ${praised[at % 4]}.`);
    expect(classifier(long.join(' '))).toBe(false);
    expect(classifier([...long, 'Suresh from finance has the brain of a toad and should crawl back under a rock.', ...long].join('\n'))).toBe(true);
  });

  it('holds nothing where there are no examples', () => expect(classifierFrom(knowledgeFrom([]))('Ravi has the brain of a toad')).toBe(false));
});

describe('examples', () => {
  it('stand one in a line behind their label; notes and empty lines say nothing', () =>
    expect(examplesIn('# mine\n\nfine No hike again\r\nabusive You toad\n', 'own.txt')).toEqual([
      { text: 'No hike again', isAbusive: false },
      { text: 'You toad', isAbusive: true },
    ]));

  it('are refused with their line where one has no label', () =>
    expect(() => examplesIn('fine No hike again\nYou toad', 'own.txt')).toThrow('Line 2 of own.txt begins with neither "fine" nor "abusive".'));
});

it.each([
  ['aurat औरत ਔਰਤ', 'aurt'],
  ['kutta कुत्ता ਕੁੱਤਾ', 'kut'],
  ['bandar बंदर', 'bndr'],
  ['ladki लड़की لڑکی', 'ldki'],
])('the words %s sound alike', (words, sounds) => expect(new Set(sentenceOf(words).words.map(({ text }) => soundsOf(text)))).toEqual(new Set([sounds])));
