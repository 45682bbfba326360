import { assert, boolean, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCareerComplete, isFullyOnboarded, missingOf, type CareerFacts, type CareerType } from './completeness.ts';

const work: CareerFacts = { companyName: 'Pravaha Cloudworks', departmentId: 3, industryId: 7, jobProfile: 'Product Manager' };
const college: CareerFacts = { collegeName: 'Sagar College', courseName: 'B.Tech', specializationId: 4 };
const { companyName: _, ...withoutCompany } = work;

describe('a career', () => {
  const cases: [what: string, type: CareerType | undefined, facts: CareerFacts, complete: boolean][] = [
    ['of a member who works, with all four', 'working', work, true],
    ['of a member who works, without a company', 'working', withoutCompany, false],
    ['of a member who works, with a company of blanks', 'working', { ...work, companyName: '  ' }, false],
    ['of a member who works, without a department', 'working', { ...work, departmentId: null }, false],
    ['of a member who works, with a department of 0', 'working', { ...work, departmentId: 0 }, false],
    ['of a member who works, without an industry', 'working', { ...work, industryId: undefined }, false],
    ['of a member who works, without a job', 'working', { ...work, jobProfile: '' }, false],
    ['of a student, with all three', 'student', college, true],
    ['of a student, without a college', 'student', { ...college, collegeName: '' }, false],
    ['of a student, without a course', 'student', { ...college, courseName: null }, false],
    ['of a student, without a specialisation', 'student', { ...college, specializationId: 0 }, false],
    ['of a student, with a job instead', 'student', work, false],
    ['between jobs, without anything', 'unemployed', {}, true],
    ['between jobs, with a department but no company', 'unemployed', { departmentId: 3 }, true],
    ['between jobs, with a last company and no more', 'unemployed', { companyName: 'Koyal Pay' }, false],
    ['between jobs, with a last company and half of the rest', 'unemployed', { ...work, jobProfile: '' }, false],
    ['between jobs, with a last company and all of the rest', 'unemployed', work, true],
    ['that nobody has chosen', undefined, work, false],
  ];
  it.each(cases)('%s is judged rightly (R-105)', (_what, type, facts, complete) => {
    expect(isCareerComplete(type, facts)).toBe(complete);
  });

  it('names what is missing in the order in which it is asked for', () => {
    expect(missingOf('working', { industryId: 1 })).toEqual(['companyName', 'departmentId', 'jobProfile']);
  });
});

describe('a member', () => {
  it('is fully onboarded only with career and profile filled, as a reader (R-104, R-106)', () => {
    assert(
      property(boolean(), boolean(), boolean(), (hasFilledCareerStatus, hasPersona, isReader) => {
        expect(isFullyOnboarded({ hasFilledCareerStatus, hasPersona, isReader })).toBe(hasFilledCareerStatus && hasPersona && isReader);
      }),
    );
  });
});
