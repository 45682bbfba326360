import { describe, expect, it } from 'vitest';
import { unlistedTopics, usualMessages } from './message-preference.ts';

describe('the topics that a member leaves out of the list (R-154)', () => {
  it('are none usually, and those that were turned off', () => {
    expect(unlistedTopics(usualMessages)).toEqual([]);
    expect(unlistedTopics({ ...usualMessages, votes: false, polls: false, jobs: false })).toEqual(['votes', 'polls', 'jobs']);
  });
});
