import { describe, expect, it } from 'vitest';
import { rankingIn } from './ranking.ts';

describe('the order that words ask for', () => {
  it.each([
    ['best it companies in pune', 'bestRated'],
    ['top 10 hospitals', 'bestRated'],
    ['highest rated company', 'bestRated'],
    ['sabse achi company kolkata', 'bestRated'],
    ['सबसे अच्छी कंपनी', 'bestRated'],
    ['largest companies', 'largest'],
    ['sabse badi company', 'largest'],
    ['highest paying jobs', 'bestPaid'],
    ['high salary naukri', 'bestPaid'],
  ])('of %j is %s', (typed, ranking) => expect(rankingIn(typed.split(' '))).toBe(ranking));

  it.each(['best answer to tell me about yourself', 'second highest salary', 'companies in pune', 'is it a good company', 'best job for freshers'])(
    'of %j is none',
    (typed) => expect(rankingIn(typed.split(' '))).toBeUndefined(),
  );
});
