import { describe, expect, it } from 'vitest';
import {
  comparedFromUrl,
  companyPayUrl,
  compareSalariesUrl,
  fairPayUrl,
  inHandUrl,
  jobPayUrl,
  offerOfPayUrl,
  payHubUrl,
  searchOf,
  tellPayUrl,
} from './pay-urls.ts';

const engineer = { urlName: 'software-engineer', name: 'Software Engineer' };
const pune = { urlName: 'pune', name: 'Pune' };
const compared = (company: string | null, city: string | null = null) => ({ company, designation: 'software-engineer', city, experience: null });

describe('URLs of what jobs pay', () => {
  it('say what they are narrowed to, and nothing else (R-021, R-198)', () => {
    expect(companyPayUrl('koyal-pay', { city: 'pune', experience: 0, department: null, sort: 'popularity' })).toBe(
      '/salaries/koyal-pay-salaries?city=pune&experience=0',
    );
    expect(jobPayUrl('koyal-pay', 'software-engineer', {})).toBe('/salaries/koyal-pay-salaries/software-engineer');
    expect(jobPayUrl(null, 'software-engineer', { employment: 'intern' })).toBe('/profile/software-engineer-salary?employment=intern');
    expect(payHubUrl({ city: null, experience: 15 })).toBe('/salaries?experience=15');
  });

  it('narrow to a group by the first of its years', () => {
    const group = { company: null, designation: engineer, city: pune, experience: '3-5', employment: null } as const;
    expect(searchOf(group)).toEqual({ city: 'pune', experience: 3, employment: null });
    expect(fairPayUrl(group)).toBe('/are-you-paid-fairly?job=software-engineer&city=pune&experience=3');
    expect(fairPayUrl({ designation: engineer, city: null, experience: '0-1' })).toBe('/are-you-paid-fairly?job=software-engineer&experience=0');
  });

  it('lead from a pay to what is in hand, to offers and to the form', () => {
    expect(inHandUrl(1_800_000, pune)).toBe('/salaries/take-home-salary-calculator?ctc=1800000&city=pune');
    expect(inHandUrl(1_800_000, null)).toBe('/salaries/take-home-salary-calculator?ctc=1800000');
    expect(offerOfPayUrl(1_800_000, 'Koyal & Co', null)).toBe('/salaries/compare-offers?ctc=1800000&name=Koyal%20%26%20Co');
    expect(offerOfPayUrl(1_800_000, 'Tester', { urlName: 'pune', name: 'Pune' })).toBe('/salaries/compare-offers?ctc=1800000&city=pune&name=Tester');
    expect(tellPayUrl({ company: { urlName: 'koyal-pay', name: 'Koyal Pay' }, designation: engineer })).toBe(
      '/contribute/salary-v3?company=koyal-pay&name=Koyal%20Pay&job=software-engineer',
    );
    expect(tellPayUrl()).toBe('/contribute/salary-v3');
  });

  it('hold the jobs that are compared, each once, and refuse a fourth (R-005, D-09)', () => {
    const jobs = [compared('koyal-pay', 'pune'), compared(null), compared('betwa')];
    const url = compareSalariesUrl(jobs);
    expect(url).toBe('/salaries/compare?of=koyal-pay~software-engineer~pune&of=~software-engineer&of=betwa~software-engineer');
    expect(comparedFromUrl(new URL(url, 'http://a').searchParams)).toEqual({ jobs, isOverfull: false });
    expect(comparedFromUrl(new URLSearchParams('of=a~b&of=a~b&of=~&of=c~d'))).toEqual({
      jobs: [
        { company: 'a', designation: 'b', city: null, experience: null },
        { company: 'c', designation: 'd', city: null, experience: null },
      ],
      isOverfull: false,
    });
    const four = comparedFromUrl(new URLSearchParams('of=a~b&of=c~d&of=e~f&of=g~h'));
    expect([four.jobs.length, four.isOverfull]).toEqual([3, true]);
    expect(compareSalariesUrl([])).toBe('/salaries/compare');
  });
});
