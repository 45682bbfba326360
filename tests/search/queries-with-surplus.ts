import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { overviewPath, reviewsPath, salariesPath } from '#core/navigation/screens.ts';
import { companyPayUrl, jobPayUrl } from '#core/salaries/pay-urls.ts';
import { companiesOf, interviewsAt, jobsAs, jobsWith, payAround, payAt, payOf } from './answering-paths.ts';
import { typedAs, type TypedQuery } from './typed-query.ts';

/** Pages for those who ask if a company is good. */
const isItGood = (company: string): readonly string[] => [overviewPath(company), reviewsPath(company)];

/** Employers of an industry in a city, or anywhere if none are there; unsorted or best first. */
const employersIn = (industry: string, city: string): readonly string[] => [
  companiesOf({ industry: [industry], location: [city] }),
  companiesOf({ industry: [industry], location: [city], sort: 'rating' }),
  companiesOf({ industry: [industry] }),
];

const nursesPay = (city: string): readonly string[] => [...payAround('nurse', city), ...payAround('staff-nurse', city)];

const sentences = typedAs('surplus', [
  ['nurse salary pune government', ...nursesPay('pune')],
  ['नर्स पुणे', ...nursesPay('pune')],
  ['what is the salary of a staff nurse in a government hospital in madurai', ...payAround('staff-nurse', 'madurai')],
  ['पुणे के अस्पताल', ...employersIn('hospitals', 'pune')],
  ['hospitals near pune station', ...employersIn('hospitals', 'pune')],
  ['hospital jobs near pune', jobsWith({ industry: ['hospitals'], location: ['pune'] })],
  ['mujhe pune me nurse ki job chahiye', ...jobsAs('nurse', { location: ['pune'] }), ...jobsAs('staff-nurse', { location: ['pune'] })],
  ['best bank to work in indore', ...employersIn('banking', 'indore')],
  ['top 10 it companies in pune for freshers', ...employersIn('it-services', 'pune')],
  ['companies like saptarishi infotech for interview', ...interviewsAt('saptarishi-infotech'), ...isItGood('saptarishi-infotech')],
  ['how to crack saptarishi infotech interview in first attempt', ...interviewsAt('saptarishi-infotech')],
  ['is koyal pay good for freshers', ...isItGood('koyal-pay')],
  ['is nimbora foods a good company to work for or not', ...isItGood('nimbora-foods')],
  ['my friend works at palash insurance is it ok', ...isItGood('palash-insurance')],
  ['koyal pay reviews by real employees 2026', reviewsPath('koyal-pay')],
  ['tarangini networks work pressure and timing', reviewsPath('tarangini-networks')],
  ['pravaha cloudworks ka review chahiye mujhe', reviewsPath('pravaha-cloudworks')],
  ['मुझे कोयल पे की सैलरी जाननी है', salariesPath('koyal-pay')],
  ['कोयल पे में जॉब चाहिए', jobsPath({ of: 'company', urlName: 'koyal-pay' })],
  [
    'software engineer salary 5 years experience noida german',
    ...payAround('software-engineer', 'noida'),
    jobPayUrl(null, 'software-engineer', { city: 'noida', experience: 5 }),
    jobPayUrl(null, 'software-engineer', { experience: 5 }),
  ],
  ['pravaha cloudworks salary for 3 years experience person', salariesPath('pravaha-cloudworks'), companyPayUrl('pravaha-cloudworks', { experience: 3 })],
  ['vayupath logistics warehouse associate salary per month with food', payAt('vayupath-logistics', { job: 'warehouse-associate' })],
  ['data scientist salary in betwa analytics for experienced people', payAt('betwa-analytics', { job: 'data-scientist' })],
  ['accountant salary in jaipur for small company', ...payAround('accountant', 'jaipur')],
  ['government bank po salary per month 2026', payOf('probationary-officer')],
  ['driver job chennai with accommodation', ...jobsAs('driver', { location: ['chennai'] })],
  [
    'software engineer jobs in bangalore with 2 years experience',
    ...jobsAs('software-engineer', { location: ['bengaluru'], experience: 2 }),
    ...jobsAs('software-engineer', { location: ['bengaluru'] }),
  ],
  [
    'koyal pay vs gandak payments which is better',
    compareCompaniesUrl(['koyal-pay', 'gandak-payments']),
    compareCompaniesUrl(['gandak-payments', 'koyal-pay']),
  ],
]);

export const surplus: readonly TypedQuery[] = [
  ...sentences,
  { typed: 'interview hashmap', group: 'surplus', paths: ['/answers/'], title: 'How does a HashMap work inside?' },
  { typed: 'how hashmap works internally in java interview', group: 'surplus', paths: ['/answers/'], title: 'How does a HashMap work inside?' },
];
