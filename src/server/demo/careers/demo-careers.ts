import type { VerificationSource } from '#core/careers/verification.ts';
import { demoCollege } from './demo-college.ts';
import type { DemoKind } from './demo-kind.ts';

export interface DemoCareer {
  readonly type: 'working' | 'student' | 'unemployed';
  /** Null between two jobs, when only the member's device keeps the last employer. */
  readonly place: string | null;
  readonly jobProfile: string | null;
  /** City, known from the job portal alone. */
  readonly jobLocation: string | null;
  readonly course: string | null;
  readonly verifiedBy: readonly VerificationSource[];
  readonly isMailAsked: boolean;
}

const nothing = { jobProfile: null, jobLocation: null, course: null, verifiedBy: [], isMailAsked: false } as const;

/** Careers of demo members, except the reader, who has given none. */
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
