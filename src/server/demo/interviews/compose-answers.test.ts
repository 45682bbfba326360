import { describe, expect, it } from 'vitest';
import { isAbusive } from '#core/abuse/abuse.ts';
import { longestQuestion, shortestQuestion } from '#core/interviews/interview.ts';
import { demoWorld } from '../world.ts';
import { commonQuestions } from './common-questions.ts';
import { composeAnswers } from './compose-answers.ts';
import { composeAskedQuestions } from './compose-asked-questions.ts';
import { occupations } from './occupation-of.ts';
import type { Occupation } from './occupation.ts';

const answers = composeAnswers(1);
const companies = [...demoWorld({ seed: 1, companies: 60 }).companies()];
const asked = companies.map((company, place) => composeAskedQuestions(1, company, place));
const marks = /[<>|{}@]|undefined|null|NaN| {2}|https?:|\d{6}/;

describe('the answers of the demo world', () => {
  it('are more than a hundred, no two of which are the same', () => {
    expect(answers.length).toBeGreaterThan(100);
    expect(new Set(answers.map(({ content }) => content)).size).toBe(answers.length);
  });

  it('are to questions that are asked in its interviews', () => {
    const known = new Set([
      ...Object.values<readonly string[]>(commonQuestions).flat(),
      ...Object.values<Occupation>(occupations).flatMap(({ questions, tasks, assignments = [] }) => [...questions, ...tasks, ...assignments]),
    ]);
    expect(answers.filter(({ question }) => !known.has(question)).map(({ question }) => question)).toEqual([]);
  });

  it('hurt nobody, and are liked more than not', () => {
    expect(answers.filter(({ content }) => isAbusive(content) || marks.test(content.replaceAll(' < ', ' ')))).toEqual([]);
    expect(answers.filter(({ ups, downs, weeksAgo }) => downs > ups || weeksAgo < 0)).toEqual([]);
  });
});

describe('what members ask about companies of the demo world', () => {
  it('are a few dozens of questions, each once at a company, some without an answer', () => {
    expect([asked.flat().length > 30, asked.flat().length < 72]).toEqual([true, true]);
    for (const some of asked) expect(new Set(some.map(({ text }) => text)).size).toBe(some.length);
    expect(asked.flat().some((question) => question.answers.length === 0)).toBe(true);
    expect(asked.flat().some((question) => question.answers.length > 1)).toBe(true);
  });

  it('are as long as a question may be, and whole', () => {
    expect(asked.flat().filter(({ text }) => text.length < shortestQuestion || text.length > longestQuestion || marks.test(text))).toEqual([]);
    expect(asked.flat().flatMap((question) => question.answers.filter(({ content, weeksAgo }) => marks.test(content) || weeksAgo > question.weeksAgo))).toEqual(
      [],
    );
  });

  it('is the same for the same seed, and other for another', () => {
    const of = (seed: number) => JSON.stringify([composeAnswers(seed), companies.map((company, place) => composeAskedQuestions(seed, company, place))]);
    expect(of(1)).toBe(JSON.stringify([answers, asked]));
    expect(of(2)).not.toBe(of(1));
  });
});
