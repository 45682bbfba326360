import { describe, expect, it } from 'vitest';
import { offerStoryProblems, type OwnInterview } from './interview-draft.ts';
import { emptyInterview, fieldsOfInterview, interviewFormProblems, interviewOf, type InterviewFields } from './interview-form.ts';
import { emptyRound, roundsKept, withRound } from './round-fields.ts';

const reported: InterviewFields = {
  ...emptyInterview,
  companyUrlName: 'asha-hospitals',
  companyName: 'Asha Hospitals',
  designationId: '12',
  designation: 'Staff Nurse',
  experience: 'fresher',
  source: 'campus',
  collegeId: '7',
  college: 'Government College of Nursing',
  rounds: roundsKept([
    { ...emptyRound, kind: 'written', minutes: '60', waitDays: '4', questions: 'What is a normal SpO2?\n\n  Name the five rights of medication. ' },
    { ...emptyRound, kind: 'hr', hardness: 'easy', feedback: 'no' },
  ]),
  hardness: 'average',
  story: 'A written test, then a talk with the matron.',
  outcome: 'offered',
  letterDays: '10',
  joiningDays: '30',
  movedDays: '0',
  offerEnd: 'joined',
};

const own: OwnInterview = {
  ...interviewOf(reported),
  interviewId: 'i1',
  company: { urlName: 'asha-hospitals', name: 'Asha Hospitals' },
  designation: 'Staff Nurse',
  college: 'Government College of Nursing',
  state: 'live',
  version: 0,
  reply: null,
  moderation: [],
};

describe('the form of an interview (R-084)', () => {
  it('sends what was shared, each question by itself', () => {
    expect(interviewFormProblems(reported)).toEqual({});
    expect(interviewOf(reported)).toMatchObject({
      rounds: [
        { kind: 'written', minutes: 60, waitDays: 4, questions: ['What is a normal SpO2?', 'Name the five rights of medication.'] },
        { kind: 'hr', minutes: null, hardness: 'easy', hasFeedback: false, questions: [] },
      ],
      collegeId: 7,
      tips: null,
      offer: { letterDays: 10, joiningDays: 30, movedDays: 0, end: 'joined' },
    });
  });

  it('opens what is as it was sent', () => {
    expect(interviewOf(fieldsOfInterview(own))).toEqual(interviewOf(reported));
  });

  it('asks for company, role, difficulty, outcome, and a story or a question', () => {
    expect(interviewFormProblems(emptyInterview)).toEqual({
      company: 'missing',
      experience: 'missing',
      outcome: 'missing',
      hardness: 'missing',
      story: 'missing',
    });
    expect(interviewFormProblems({ ...reported, story: '' })).toEqual({});
  });

  it.each([
    [{ unpaidHours: '201' }, { unpaidHours: 'number' }],
    [{ unpaidHours: 'two' }, { unpaidHours: 'number' }],
    [{ rounds: withRound(reported.rounds, 0, { minutes: '1441' }) }, { minutes: 'number' }],
    [{ rounds: withRound(reported.rounds, 1, { waitDays: '-1' }) }, { waitDays: 'number' }],
    [{ rounds: withRound(reported.rounds, 1, { questions: 'Why?\n'.repeat(11) }) }, { questions: 'many' }],
    [{ rounds: withRound(reported.rounds, 1, { questions: 'y'.repeat(301) }) }, { questions: 'long' }],
    [{ story: 'y'.repeat(3_001) }, { story: 'long' }],
    [{ letterDays: '31' }, { offer: 'order' }],
  ] as const)('says what is to be put right: %j', (changes, problems) => {
    expect(interviewFormProblems({ ...reported, ...changes })).toEqual(problems);
  });

  it('forgets the college if it was off campus, and the offer without one', () => {
    expect(interviewOf({ ...reported, source: 'referral', outcome: 'rejected' })).toMatchObject({ collegeId: null, offer: null });
  });
});

describe('the order of an offer (F-12)', () => {
  it.each([
    [{ letterDays: 10, joiningDays: 30, movedDays: 0 }, []],
    [{ letterDays: 31, joiningDays: 30, movedDays: null }, ['order']],
    [{ letterDays: 31, joiningDays: 30, movedDays: 1 }, []],
    [{ letterDays: null, joiningDays: null, movedDays: 5 }, ['moved']],
    [{ letterDays: 5, joiningDays: null, movedDays: null }, []],
  ] as const)('%j has %j to put right', (days, problems) => expect(offerStoryProblems({ ...days, end: 'waiting' })).toEqual(problems));
});
