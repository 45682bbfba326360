import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuotable, sentenceAt, sentencesOf, topicsOf } from './digest-sentences.ts';
import { digestTopics, topicStems } from './digest-topics.ts';
import { digestOf, standOf, type DigestedReview } from './digest.ts';

let made = 0;
const said = (likes: string, dislikes = 'Nothing much to say here.', week = '2026-W40'): DigestedReview => ({ reviewId: `r${++made}`, likes, dislikes, week });
const food = 'Canteen is subsidised and the lunch is really good.';

describe('the sentences of a text', () => {
  it('end where people end them, and not at an amount or a short form', () => {
    const text = 'Got Rs. 500 for 1.5 hours.  Cab comes late!\n- खाना अच्छा है। no complaints';
    expect(sentencesOf(text).map((sentence) => sentence.said)).toEqual(['Got Rs. 500 for 1.5 hours.', 'Cab comes late!', 'खाना अच्छा है।', 'no complaints']);
  });

  it('are found again where they stand, whatever is in the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Pay is fine', '. ', '!', '\n', '😀', 'वेतन कम है', '। ', ' - ', '2) ')), (parts) => {
        const text = parts.join('');
        expect(sentencesOf(text).filter((sentence) => sentenceAt(text, sentence) !== sentence.said)).toEqual([]);
      }),
    );
  });

  it.each([
    'Call Ramesh on 98450 12345 for the real story.',
    'Write to hr.pune@koyal.example about your dues.',
    'See www.example.com before you join this place.',
    'Food is ok.',
    `${'Very '.repeat(60)}long.`,
  ])('are not quoted where they identify someone, or say too little or too much: %s', (text) => {
    expect(sentencesOf(text).filter(isQuotable)).toEqual([]);
  });
});

describe('the topic of a sentence', () => {
  it.each([
    ['Salary is credited on the 1st without fail', ['pay']],
    ['Hike ke naam pe 4 percent mila', ['increments']],
    ['वेतन समय पर आता है', ['pay']],
    ['छुट्टी आराम से मिल जाती है', ['leave']],
    ['Manager raat ko message karta hai', ['hours', 'managers']],
    ['Full and final took 71 days', ['exit']],
    ['बस इतना ही कहना है', []],
    ['My neighbour has a nice dog', []],
  ])('is known by its stems: %s', (sentence, topics) => {
    expect(topicsOf(sentence)).toEqual(topics);
  });

  it('has stems in English, in Latin letters and in Devanagari for each', () => {
    for (const topic of digestTopics) {
      const stems = topicStems[topic].join(' ');
      expect([topic, /[a-z]/.test(stems), /[\u0900-\u097F]/.test(stems)]).toEqual([topic, true, true]);
    }
  });
});

describe('the digest of reviews (F-27)', () => {
  it('counts people, each once, from five on, with the quarters they spoke in', () => {
    const reviews = [
      said(`${food} The snacks are free.`, 'The canteen closes too early for us.'),
      ...[10, 20, 30].map((week) => said(food, undefined, `2026-W${week}`)),
    ];
    expect(digestOf(reviews)).toEqual([]);
    const [topic] = digestOf([...reviews, said('A quiet place to sit and think.', 'Breakfast is cold on most of the days.')]);
    expect(topic).toMatchObject({ topic: 'food', people: 5, likes: 4, dislikes: 2, firstQuarter: '2026-Q1', lastQuarter: '2026-Q4' });
  });

  it('quotes at most three per side, one per review, without repetition or invention', () => {
    const twice = 'Lunch is tasty and the plate costs very little.';
    const reviews = [
      said(`${twice} ${food}`),
      said(twice),
      said(food),
      said('Breakfast and tea come to the desk every day.'),
      said('Snacks at six are the best part of the day.'),
    ];
    const [topic] = digestOf(reviews);
    const quoted = topic?.quotes.map(({ reviewId, side, ...place }) => [
      reviewId,
      sentenceAt(reviews.find((review) => review.reviewId === reviewId)?.[side] ?? '', place),
    ]);
    expect(quoted).toEqual([
      [reviews[0]?.reviewId, twice],
      [reviews[2]?.reviewId, food],
      [reviews[3]?.reviewId, 'Breakfast and tea come to the desk every day.'],
    ]);
  });

  it.each([
    [7, 3, 'good'],
    [3, 7, 'bad'],
    [5, 5, 'divided'],
    [5, 0, 'good'],
  ] as const)('says of %i who like it and %i who do not: %s', (likes, dislikes, stand) => {
    expect(standOf({ likes, dislikes })).toBe(stand);
  });
});
