import { expect, it } from 'vitest';
import { jobAsListed } from './job-as-listed.ts';

it('calls a job as the list does, and leaves other words', () => {
  expect(jobAsListed(['sales', 'girl', 'job', 'pune']).join(' ')).toBe('retail sales associate job pune');
  expect(jobAsListed(['salesman', 'salary']).join(' ')).toBe('retail sales associate salary');
  expect(jobAsListed(['sales', 'executive']).join(' ')).toBe('sales executive');
});
