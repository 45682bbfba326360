import { describe, expect, it } from 'vitest';
import { interviewFormUrl } from './interview-form-url.ts';
import { everyInterview, latestInterviews, type InterviewSearch } from './interview-search.ts';
import { companyInterviewsUrl, interviewHubSearchFromUrl, interviewHubUrl, interviewSearchFromUrl, narrowingOf } from './interview-urls.ts';

const queryIn = (url: string) => (url.split('?')[1] ?? '').split('&').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']);

const narrowed: InterviewSearch = { designation: 'staff-nurse', experience: 'fresher', outcome: 'silent', years: 2, sort: 'oldToNew' };

describe('the URL of the interviews of a company (R-009, R-022)', () => {
  it('has the designation in its path, and is read back to the same search', () => {
    const url = companyInterviewsUrl('koyal-pay', narrowed);
    expect(url).toBe('/interviews/koyal-pay-interview-questions/staff-nurse?experience=fresher&outcome=silent&years=2&sort=oldToNew');
    expect(interviewSearchFromUrl(queryIn(url), 'staff-nurse')).toEqual(narrowed);
  });

  it('is short where nothing narrows, and knows from where a list is read on', () => {
    expect(companyInterviewsUrl('koyal-pay', everyInterview)).toBe('/interviews/koyal-pay-interview-questions');
    expect(companyInterviewsUrl('koyal-pay', everyInterview, 'a b')).toBe('/interviews/koyal-pay-interview-questions?cursor=a%20b');
  });

  it('takes the designation of a form without a script, and drops what it cannot read', () => {
    expect(interviewSearchFromUrl([['designation', 'staff-nurse']])).toEqual({ ...everyInterview, designation: 'staff-nurse' });
    expect(
      interviewSearchFromUrl(
        [
          ['experience', 'senior'],
          ['outcome', 'x'],
          ['years', '9'],
          ['sort', 'worst'],
        ],
        'No Name',
      ),
    ).toEqual(everyInterview);
  });

  it('says how many things narrow it', () => {
    expect(narrowingOf(everyInterview)).toEqual([]);
    expect(narrowingOf(narrowed)).toEqual(['designation', 'experience', 'outcome', 'years']);
  });
});

describe('the URL of the interviews of all companies (R-003)', () => {
  it('is read back to the same search', () => {
    const search = { designation: 'staff-nurse', experience: 'experienced', college: null, sort: 'popularity' } as const;
    const url = interviewHubUrl(search);
    expect(url).toBe('/interviews?designation=staff-nurse&experience=experienced&sort=popularity');
    expect(interviewHubSearchFromUrl(queryIn(url))).toEqual(search);
    expect(interviewHubUrl(latestInterviews)).toBe('/interviews');
  });
});

describe('the URL of the form of an interview (R-084)', () => {
  it('knows the company and the job that are chosen already', () => {
    expect(interviewFormUrl()).toBe('/contribute/interview-story');
    expect(interviewFormUrl({ company: 'koyal-pay', designation: 'staff-nurse' })).toBe(
      '/contribute/interview-story?company=koyal-pay&designation=staff-nurse',
    );
  });
});
