import { describe, expect, it } from 'vitest';
import { refusedWordsIn } from './refused-words.ts';

describe('refused words across the seam of two texts (R-079)', () => {
  it.each([
    ['Chu', 'tiya company'],
    ['My manager is a madar', 'chod, what now?'],
    ['Chu-', '-tiya company'],
    ['Chu…', '…tiya company'],
    ['बॉस मादर', 'चोद है'],
    ['Please go and kill', 'yourself'],
  ])('are seen in %j and %j, each half beside its own', (title, content) => {
    const found = refusedWordsIn({ title, content });
    expect(found.map(({ name }) => name)).toEqual(['title', 'content']);
    for (const { name, words } of found) expect(name === 'title' ? title : content).toContain(words);
  });

  it('are seen between two options, and past a text that is empty', () => {
    expect(refusedWordsIn({ title: 'Which one is it, chu', content: ' ', options: ['tiya', 'No'] })).toMatchObject([
      { name: 'title', words: 'chu' },
      { name: 'options/0', words: 'tiya' },
    ]);
  });

  it('are seen where a line of one text ends', () => {
    expect(refusedWordsIn({ content: 'Nobody hires you here, so kill\nyourself' })).toMatchObject([
      { name: 'content', words: 'kill' },
      { name: 'content', words: 'yourself' },
    ]);
    expect(refusedWordsIn({ content: 'Bhen\n\nchod manager' })).toHaveLength(2);
  });

  it('are reported once where one text has them alone', () => {
    expect(refusedWordsIn({ title: 'Offer', content: 'chutiya company' })).toEqual([{ name: 'content', words: 'chutiya', reason: 'obscenity' }]);
  });

  it.each([
    ['How long is the notice period', 'It is 90 days at my company.'],
    ['Offer', 'CTC 24 LPA'],
    ['What is left out', 'Basic\nHRA\nKill switch\nYourself as a guarantor'],
  ])('are not seen in %j and %j', (title, content) => expect(refusedWordsIn({ title, content })).toEqual([]));
});

describe('refused words (R-079)', () => {
  it.each([
    'Naukri chhodne ka mann hai.',
    'job chodne ki soch rahi hu',
    'My mother chhod gayi thi job',
    'Traffic maar dalta hai Bangalore ka',
    'Ye commute maar dalega mujhe',
    'काम का बोझ मार डालता है',
    'Resignation ko goli maaro',
  ])('do not stand in %j', (text) => expect(refusedWordsIn({ text })).toEqual([]));

  it.each(['maar daalenge saale', 'tujhe maar dalega koi', 'तुझे मार डालेगा कोई', 'Boss ko goli maar do koi', 'Mother chod company hai ye'])(
    'stand in %j',
    (text) => expect(refusedWordsIn({ text })).not.toEqual([]),
  );
});
