import { describe, expect, it } from 'vitest';
import { collegeStates } from '#core/colleges/college-search.ts';
import { coursesOfCollege } from './college-courses.ts';
import { referenceRows } from './reference-rows.ts';

describe('the colleges of the list (R-006)', () => {
  it.each([
    ['Indian Institute of Technology Bombay', 'B.Tech/B.E. | M.Tech/M.E. | Ph.D/Doctorate'],
    ['Maulana Azad National Institute of Technology Bhopal', 'B.Tech/B.E. | M.Tech/M.E. | Ph.D/Doctorate'],
    ['Indian Institute of Management Ranchi', 'MBA/PGDM | Ph.D/Doctorate'],
    ['Madras Medical College', 'MBBS'],
    ['Indian Institute of Information Technology Design and Manufacturing Kancheepuram', ''],
    ['Hindu College', ''],
  ])('have the courses that their whole family has, or none: %s', (name, courses) => expect(coursesOfCollege(name)).toBe(courses));

  it('are in states the list can be narrowed to, and have their own URL name', () => {
    expect([...new Set(referenceRows.college.map(({ state }) => state))].sort()).toEqual([...collegeStates]);
    const urlNames = referenceRows.college.map(({ name }) =>
      name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .slice(0, 80),
    );
    expect(new Set(urlNames).size).toBe(urlNames.length);
  });
});
