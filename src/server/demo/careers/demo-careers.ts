import type { VerificationSource } from '#core/careers/verification.ts';
import { demoCollege } from './demo-college.ts';
import type { DemoKind } from './demo-kind.ts';

/** The career of a demo member as a server keeps it, and the sources that confirm it. */
export interface DemoCareer {
  readonly type: 'working' | 'student' | 'unemployed';
  /** None of a member between two jobs, whose last employer their own device keeps. */
  readonly place: string | null;
  readonly jobProfile: string | null;
  /** The city, which the job portal alone says. */
  readonly jobLocation: string | null;
  readonly course: string | null;
  readonly verifiedBy: readonly VerificationSource[];
  readonly isMailAsked: boolean;
}

const nothing = { jobProfile: null, jobLocation: null, course: null, verifiedBy: [], isMailAsked: false } as const;

/** The careers of the demo. The reader has not said anything yet. */
export const demoCareers: Readonly<Partial<Record<DemoKind, DemoCareer>>> = {
  writer: { ...nothing, type: 'working', place: 'Koyal Pay', jobProfile: 'Sales Executive', jobLocation: 'Jaipur' },
  portal: {
    ...nothing,
    type: 'working',
    place: 'Pravaha Cloudworks',
    jobProfile: 'Support Engineer',
    jobLocation: 'Pune',
    verifiedBy: ['portal'],
  },
  mail: {
    ...nothing,
    type: 'working',
    place: 'Nimbora Foods',
    jobProfile: 'Quality Manager',
    jobLocation: 'Nashik',
    verifiedBy: ['mail'],
  },
  partly: {
    ...nothing,
    type: 'working',
    place: 'Vayupath Logistics',
    jobProfile: 'Operations Executive',
    jobLocation: 'Gurugram',
    verifiedBy: ['portal'],
    isMailAsked: true,
  },
  student: {
    ...nothing,
    type: 'student',
    place: demoCollege,
    course: 'B.Tech',
    verifiedBy: ['mail'],
  },
  unemployed: { ...nothing, type: 'unemployed', place: null, jobProfile: 'Claims Officer' },
  moderator: {
    ...nothing,
    type: 'working',
    place: 'Betwa Analytics',
    jobProfile: 'Data Analyst',
    jobLocation: 'Indore',
    verifiedBy: ['mail'],
  },
  colleague: { ...nothing, type: 'working', place: 'Tarangini Networks', jobProfile: 'Field Engineer', jobLocation: 'Patna' },
};
