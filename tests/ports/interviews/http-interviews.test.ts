import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/interviews/interviews.ts';
import { everyInterview, latestInterviews } from '#core/interviews/interview-search.ts';
import { httpInterviews } from '#web/adapters/interviews/http-interviews.ts';
import { heardCalls } from './heard-calls.ts';

async function aReader() {
  const { http, heard } = await heardCalls();
  return { interviews: httpInterviews(http.service(routes)), heard };
}

describe('interviews over the wire', () => {
  it('are narrowed by what is said alone', async () => {
    const { interviews, heard } = await aReader();
    await interviews.list('chatak-school', everyInterview);
    const all = { designation: 'driver', experience: 'fresher', outcome: 'silent', years: 2, sort: 'oldToNew' } as const;
    await interviews.list('chatak-school', all, 'eyJrIjpbMTI0MCwiYzdhZjEiXX0', 5);
    expect(heard).toEqual([
      ['listInterviews', { path: { urlName: 'chatak-school' }, query: { sort: 'popularity', limit: 20 } }],
      ['listInterviews', { path: { urlName: 'chatak-school' }, query: { ...all, cursor: 'eyJrIjpbMTI0MCwiYzdhZjEiXX0', limit: 5 } }],
    ]);
  });

  it('are read at all companies, with their figures, and one by itself', async () => {
    const { interviews, heard } = await aReader();
    expect((await interviews.latest({ ...latestInterviews, designation: 'driver' })).items).toHaveLength(1);
    expect((await interviews.filters('chatak-school', 'driver')).figures.interviewsCount).toBe(140);
    expect((await interviews.one('i7k2m0c4t8zb1v9x')).designation?.name).toBe('Staff Nurse');
    expect(heard.map(([operation]) => operation)).toEqual(['listLatestInterviews', 'getInterviewFilters', 'getInterview']);
  });
});
