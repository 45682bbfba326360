import type { CommunityRef } from '#core/communities/own-communities.ts';
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

/** The anonymous persona of a demo member: made-up name and picture. Nobody sees a likeness to the name of the account. */
export interface DemoPersona {
  readonly userName: string;
  readonly avatarUri: string;
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

/** The personas of the demo. The reader has none yet. */
export const demoPersonas: Readonly<Partial<Record<DemoKind, DemoPersona>>> = {
  writer: { userName: 'Candid Hoopoe', avatarUri: '17-sky' },
  portal: { userName: 'Rainy Tamarind', avatarUri: '41-teal' },
  mail: { userName: 'Mellow Otter', avatarUri: '63-amber' },
  partly: { userName: 'Windy Lapwing', avatarUri: '88-rose' },
  student: { userName: 'Zesty Mulberry', avatarUri: '102-violet' },
  unemployed: { userName: 'Gentle Comet', avatarUri: '5-olive' },
  moderator: { userName: 'Lucid Sandpiper', avatarUri: '119-slate' },
  colleague: { userName: 'Cosy Plover', avatarUri: '73-amber' },
};

/** The communities that every demo member has joined. */
export const demoFollowed: readonly CommunityRef[] = [
  { type: 'topic', entityId: 'notice-period' },
  { type: 'topic', entityId: 'salary-talk' },
  { type: 'topic', entityId: 'office-or-home' },
  { type: 'company', entityId: 'pravaha-cloudworks' },
  { type: 'company', entityId: 'nimbora-foods' },
];
