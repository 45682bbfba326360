import type { EmploymentType } from '#core/careers/employment-type.ts';
import type { Workplace } from '#core/jobs/job.ts';

const inATeam = [
  '{company} in {city} looks for {aTitle}.',
  'We need {aTitle} for our team in {city}.',
  'Our team in {city} is growing, and we look for {aTitle}.',
  'A colleague moved on, so we have an opening for {aTitle} in {city}.',
] as const;

/** Sentences with which honest advertisements begin: `{…}` is filled with what the work is about. */
export const openings: Readonly<Record<Workplace, readonly string[]>> = {
  office: inATeam,
  hybrid: inATeam,
  remote: [
    '{company} looks for {aTitle} who works from home.',
    'Our team is spread over the country, and we look for {aTitle}. The office is in {city}; you need not move there.',
  ],
};

export const duties = [
  'You work with {topic} and {otherTopic} every day.',
  'Most of your time goes to {topic}; the rest to {otherTopic}.',
  'In the first three months you learn how we do {topic} here, and then you handle it yourself.',
  'You should be at home with {topic} and know your way around {otherTopic}.',
] as const;

export const demands = [
  'You have {years} of experience in such work.',
  '{years} of experience are what we ask for; papers matter less than work.',
  'We ask for {years} in a job like this one.',
] as const;

export const freshDemands = [
  'Freshers are welcome; we train you, and pay you from the first day.',
  'No experience is needed. You learn with a senior colleague for two months.',
] as const;

/** Sentences on where one works, where that is not the office every day. */
export const places: Readonly<Record<Workplace, readonly string[]>> = {
  office: [],
  hybrid: ['Two days a week at home, three in the office in {city}.', 'You choose two days a week on which you work from home.'],
  remote: ['You work from home on every day; the chair and the internet bill are ours.', 'Everyone in the team works from home, and we meet twice a year.'],
};

/** Sentences on how one is employed, where that is not for good and for the whole day. */
export const employmentTerms: Readonly<Record<EmploymentType, readonly string[]>> = {
  fulltime: [],
  contractual: ['The contract is for twelve months and can be renewed.'],
  intern: ['The internship lasts six months and is paid.'],
  parttime: ['Four hours a day, at times that we agree on.'],
  freelancer: ['You work on your own bill, paid within thirty days of each.'],
};

export const weekTerms = ['Five days a week, and no calls after work.', 'Six days a week, with the second Saturday off.'] as const;

/** Sentences on shifts and clothes, for who works with their hands or on their feet. */
export const floorTerms = [
  'Shifts change every week; nights are paid extra.',
  'Uniform, shoes and training are provided by the company, free of cost.',
] as const;

export const terms = [
  'PF from the first day, health cover for you and your family.',
  'Notice is 30 days on both sides, and there is no bond.',
  'A yearly raise, discussed in April.',
] as const;

export const pays = ['We pay {pay} a year.', 'The pay is {pay} a year, all of it in writing.'] as const;

const processesAnywhere = [
  'The interview has two rounds and takes a week. Everyone gets an answer.',
  'After you apply, we call within ten days. There is one test and one talk.',
  'We never charge candidates anything. If someone asks you for money in our name, it is not us.',
] as const;

const processesInPerson = [
  ...processesAnywhere,
  'Walk-in from ten to one, with your {papers}.',
  'Three rounds, the last one with the manager you would work for. Bring your {papers} on the day you join.',
] as const;

export const processes: Readonly<Record<Workplace, readonly string[]>> = {
  office: processesInPerson,
  hybrid: processesInPerson,
  remote: [...processesAnywhere, 'All rounds are on video, the last one with the manager you would work for.'],
};

/** An advertisement that puts the name of a company to use for a scam, and where it says one would work. */
export interface ScamText {
  readonly workplace: Workplace;
  readonly text: string;
}

export const scams: readonly ScamText[] = [
  {
    workplace: 'office',
    text: 'Direct joining at {company}, no interview. A registration fee of Rs 750 has to be paid by UPI before the joining letter is sent. Seats are limited, pay today.',
  },
  {
    workplace: 'remote',
    text: 'Work from home for {company}: copy and paste, one hour a day, earn {daily} daily. Deposit a refundable security amount of Rs 2,500 to get your login.',
  },
  {
    workplace: 'office',
    text: '{company} me sidhi bharti. Uniform aur gate pass ke liye 1,850 rupaye jama karna hoga, pehli salary me wapas milenge. HR ko WhatsApp kare.',
  },
  {
    workplace: 'office',
    text: 'You are shortlisted by {company}. Send your Aadhaar, PAN, bank passbook and the OTP that you receive to confirm your selection, and pay the processing charges of Rs 999.',
  },
  {
    workplace: 'remote',
    text: 'Laptop will be sent by courier after you pay the laptop insurance of Rs 3,200, which is returned with the first salary. Mail your resume to hr.{urlName}.jobs@gmail.com.',
  },
];
