import type { VerificationSource } from '#core/careers/verification.ts';
import { demoCollege } from './demo-college.ts';
import type { DemoKind } from './demo-kind.ts';

/** The career of a demo member, and the sources that confirm it. */
export interface DemoCareer {
  readonly type: 'working' | 'student' | 'unemployed';
  readonly place: string;
  readonly jobProfile: string | null;
  readonly jobLocation: string | null;
  readonly department: string | null;
  readonly course: string | null;
  readonly specialization: string | null;
  readonly verifiedBy: readonly VerificationSource[];
  readonly isMailAsked: boolean;
}

const nothing = { jobProfile: null, jobLocation: null, department: null, course: null, specialization: null, verifiedBy: [], isMailAsked: false } as const;

/** The careers of the demo. The reader has not said anything yet. */
export const demoCareers: Readonly<Partial<Record<DemoKind, DemoCareer>>> = {
  writer: { ...nothing, type: 'working', place: 'Koyal Pay', jobProfile: 'Sales Executive', jobLocation: 'Jaipur', department: 'Sales' },
  portal: {
    ...nothing,
    type: 'working',
    place: 'Pravaha Cloudworks',
    jobProfile: 'Support Engineer',
    jobLocation: 'Pune',
    department: 'IT',
    verifiedBy: ['portal'],
  },
  mail: {
    ...nothing,
    type: 'working',
    place: 'Nimbora Foods',
    jobProfile: 'Quality Manager',
    jobLocation: 'Nashik',
    department: 'Quality',
    verifiedBy: ['mail'],
  },
  partly: {
    ...nothing,
    type: 'working',
    place: 'Vayupath Logistics',
    jobProfile: 'Operations Executive',
    jobLocation: 'Gurugram',
    department: 'Operations',
    verifiedBy: ['portal'],
    isMailAsked: true,
  },
  student: {
    ...nothing,
    type: 'student',
    place: demoCollege,
    course: 'B.Tech',
    specialization: 'Computer Science',
    verifiedBy: ['mail'],
  },
  unemployed: { ...nothing, type: 'unemployed', place: 'Palash Insurance', jobProfile: 'Claims Officer', department: 'Finance' },
  moderator: {
    ...nothing,
    type: 'working',
    place: 'Betwa Analytics',
    jobProfile: 'Data Analyst',
    jobLocation: 'Indore',
    department: 'Data',
    verifiedBy: ['mail'],
  },
  colleague: { ...nothing, type: 'working', place: 'Tarangini Networks', jobProfile: 'Field Engineer', jobLocation: 'Patna', department: 'Operations' },
};
