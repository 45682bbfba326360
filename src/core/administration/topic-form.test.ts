import { describe, expect, it } from 'vitest';
import { isTopicLike, longestTopicName, tidiedTopic, topicProblems, type TopicForm } from './topic-form.ts';

const form: TopicForm = { name: 'Bonds', names: {}, about: 'Papers that tie.', abouts: {}, category: 'Beginning', sign: 'law', isClosed: false };

describe('a topic as an administrator says it (T-12)', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'empty' }],
    [{ name: '\u200b\u200b' }, { name: 'empty' }],
    [{ name: '\u3164' }, { name: 'empty' }],
    [{ name: '...' }, { name: 'empty' }],
    [{ about: '' }, { about: 'empty' }],
    [
      { name: 'a'.repeat(longestTopicName + 1), names: { hi: 'अ'.repeat(longestTopicName + 1) } },
      { name: 'long', 'names/hi': 'long' },
    ],
    [{ name: `  ${'a'.repeat(longestTopicName)}  ` }, {}],
  ])('%j has the problems %j', (known, problems) => expect(topicProblems({ ...form, ...known })).toEqual(problems));

  it('is tidied to one line a text', () => {
    expect(tidiedTopic({ ...form, name: ' Bonds \n and  papers ' }).name).toBe('Bonds and papers');
    expect(tidiedTopic({ ...form, name: '\u202eBonds\u200b \u200dand\u2800 papers\u200b', names: { hi: 'क्\u200dष' } })).toMatchObject({
      name: 'Bonds and papers',
      names: { hi: 'क्\u200dष' },
    });
  });

  it.each([
    ['S\u0430lary talk', '', true],
    ['SALARY TALK\u200b', '', true],
    ['Sálary talk', '', true],
    ['ꜱalary  talk', '', true],
    ['Pay', 'वेतन की बात\u200d', true],
    ['Salary talk', '', true],
    ['वेतन की बात', '', true],
    ['Salary talks', '', false],
    ['Pay', 'वेतन का बात', false],
  ])('%j with %j looks like another: %s', (name, nameInHindi, isAlike) =>
    expect(isTopicLike({ name, names: { hi: nameInHindi } }, { name: 'Salary talk', names: { hi: 'वेतन की बात' } })).toBe(isAlike),
  );
});
