import { describe, expect, it } from 'vitest';
import { isAbusive, abuseIn, isWatched } from '../abuse/abuse.ts';
import { refusedWordsIn } from '../abuse/refused-words.ts';
import { findingsIn } from '../exposure/exposure.ts';
import { wordsToGo } from '../exposure/going-out.ts';
import { longestQuestion, mostRoundQuestions, mostRounds } from '../interviews/interview.ts';
import { questionLines } from '../interviews/question-lines.ts';
import { isJunk } from '../rephrase/junk.ts';
import { isKeyboardSmash } from './keyboard-smash.ts';
import { mostLettersRead } from './letters-read.ts';

const after = (count: number, word: string): string => `${' '.repeat(count - word.length)}${word}`;

describe('a text that filters read (R-079, S-62)', () => {
  it('is read up to its letter 20,000 by those that only guess', () => {
    expect([20_000, 20_001].map((end) => isKeyboardSmash(`${'a'.repeat(end - 2)} b`))).toEqual([false, true]);
    expect([20_000, 20_001].map((end) => isJunk(`ab${after(end - 2, 'c')}`))).toEqual([false, true]);
  });

  it('is read to its end by those that refuse', () => {
    for (const end of [20_000, 20_001, 39_990, 40_003, 72_000]) {
      expect([isAbusive(after(end, 'idiot')), isWatched(after(end, 'wort'), ['wort'])]).toEqual([true, true]);
      expect(abuseIn(after(end, 'idiot'))).toEqual([{ words: 'idiot', from: end - 5, to: end, kind: 'insult' }]);
      expect(findingsIn({ text: after(end, ' 98220 12345') })).toEqual([{ field: 'text', kind: 'phone', said: '98220 12345', start: end - 11, end }]);
    }
  });

  it('is read to the end, even with all questions an interview can have', () => {
    const last = 'Call 98220 12345, you idiot?';
    const rounds = Array.from({ length: mostRounds }, () =>
      Array.from({ length: mostRoundQuestions }, () => `${'Why a lock? '.repeat(24)}`.padEnd(longestQuestion, 'y')),
    );
    const questions = questionLines([...rounds.slice(1), [...(rounds[0]?.slice(1) ?? []), last]]);
    expect(questions.length).toBeGreaterThan(mostLettersRead);
    expect(wordsToGo({ questions }).map(({ said }) => said)).toEqual(['98220 12345']);
    expect(refusedWordsIn({ questions }).map(({ words }) => words)).toEqual(['you idiot']);
  });

  it('is found once, wherever a seam of its parts is', () => {
    for (let end = 19_380; end < 19_420; end += 3) {
      const text = `${after(end, ' idiot')} ${after(300, ' 98220 12345')}${' '.repeat(15_000)}`;
      expect([abuseIn(text).length, findingsIn({ text }).map(({ said }) => said)]).toEqual([1, ['98220 12345']]);
    }
  });
});
