import { expect, it } from 'vitest';
import { jobsAsListed } from './job-as-listed.ts';

it.each([
  ['sales girl job pune', 'retail sales associate job pune'],
  ['salesman salary', 'retail sales associate salary'],
  ['sales executive', 'sales executive'],
  ['बिजली मिस्त्री की नौकरी', 'electrician की नौकरी'],
  ['राज मिस्त्री', 'mason'],
  ['अध्यापक या चौकीदार', 'teacher या security guard'],
])('calls the jobs of %j as the list does, and leaves other words', (typed, listed) => expect(jobsAsListed(typed.split(' ')).words.join(' ')).toBe(listed));

it('says which words were typed for each', () =>
  expect(jobsAsListed(['pune', 'sales', 'girl', 'चौकीदार']).called).toEqual([
    { listed: ['retail', 'sales', 'associate'], from: 1, to: 3 },
    { listed: ['security', 'guard'], from: 3, to: 4 },
  ]));
