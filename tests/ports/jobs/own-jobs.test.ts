import { describe } from 'vitest';
import { keepsJobAlerts } from './job-alerts.ts';
import { jobsInMemory, jobsInTheDatabase, jobsOverTheWire } from './opened-jobs.ts';
import { keepsSavedJobs } from './saved-jobs.ts';

describe.each([
  ['in memory', jobsInMemory],
  ['in the database', jobsInTheDatabase],
  ['over the wire', jobsOverTheWire],
])('jobs of a member %s', (_where, open) => {
  describe('that are saved', () => void keepsSavedJobs(open));
  describe('of which they hear', () => void keepsJobAlerts(async () => (await open()).alerts));
});
