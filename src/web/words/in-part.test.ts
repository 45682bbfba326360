import { expect, it } from 'vitest';
import { withEnglish, type InPart } from './in-part.ts';

const english = {
  heading: 'Jobs',
  found: (count: number) => `${count} found`,
  rows: ['Pay', 'Place'],
  form: { send: 'Send', problems: { empty: 'Say something', many: (most: number) => `At most ${most}` } },
};

const joined = async (own: InPart<typeof english>) => (await withEnglish(Promise.resolve({ words: english }), Promise.resolve({ words: own }))).words;

it('says in English what a language lacks, sentence by sentence and deep inside of groups', async () => {
  const many = (most: number) => `जास्तीत जास्त ${most}`;
  expect(await joined({ heading: 'नोकऱ्या', form: { problems: { many } } })).toEqual({
    heading: 'नोकऱ्या',
    found: english.found,
    rows: english.rows,
    form: { send: 'Send', problems: { empty: 'Say something', many } },
  });
});

it('is English where a language has nothing, and its own where it has all', async () => {
  expect(await joined({})).toEqual(english);
  expect(await joined({ ...english, rows: ['पगार'] })).toEqual({ ...english, rows: ['पगार'] });
});
