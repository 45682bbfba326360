import { describe, expect, it } from 'vitest';
import { practiceUrl, practisedListFromUrl, questionListUrl } from './question-urls.ts';
import type { QuestionList } from './questions.ts';

const lists: readonly (readonly [QuestionList, string, string])[] = [
  [{ of: 'company', company: 'koyal-pay', designation: null }, '/interviews/koyal-pay-interview-questions/top-questions', 'company=koyal-pay'],
  [
    { of: 'company', company: 'koyal-pay', designation: 'staff-nurse' },
    '/interviews/koyal-pay-interview-questions/staff-nurse/top-questions',
    'company=koyal-pay&designation=staff-nurse',
  ],
  [{ of: 'designation', designation: 'staff-nurse' }, '/profiles/staff-nurse/interview-questions', 'designation=staff-nurse'],
  [{ of: 'skill', skill: 'java' }, '/skills/java-interview-questions', 'skill=java'],
  [{ of: 'hr', subject: null }, '/interviews/hr-questions', ''],
  [{ of: 'hr', subject: 'salary' }, '/interviews/hr-questions/salary', 'subject=salary'],
];

describe('a list of questions', () => {
  it.each(lists)('has an address, and one at which it is practised: %o', (list, path, query) => {
    expect(questionListUrl(list)).toBe(path);
    expect(questionListUrl(list, 'c 1')).toBe(`${path}?cursor=c%201`);
    expect(practiceUrl(list)).toBe(`/interviews/practice${query && `?${query}`}`);
    expect(practisedListFromUrl(new URLSearchParams(query))).toEqual(list);
  });

  it('of what members ask has a URL, and is practised with the company’s rest', () => {
    expect(questionListUrl({ of: 'asked', company: 'koyal-pay' })).toBe('/qna/koyal-pay-questions');
    expect(practiceUrl({ of: 'asked', company: 'koyal-pay' })).toBe('/interviews/practice?company=koyal-pay');
  });

  it.each(['company=..%2Fx', 'subject=weather', 'x=1'])('that cannot be read is that of HR: %s', (query) =>
    expect(practisedListFromUrl(new URLSearchParams(query))).toEqual({ of: 'hr', subject: null }),
  );
});
