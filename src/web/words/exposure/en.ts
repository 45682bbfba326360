import type { Crowd, JobField } from '#core/exposure/crowd.ts';
import type { ExposureKind } from '#core/exposure/finding.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { counted } from '../figures/counts-en.ts';

/** Each part of a job as others show it, as the author does, and as the author leaves it out. */
const parts: Record<JobField, { readonly same: string; readonly your: string; readonly my: string }> = {
  city: { same: 'the same city', your: 'your city', my: 'my city' },
  employment: { same: 'the same kind of employment', your: 'your kind of employment', my: 'my kind of employment' },
  isCurrent: { same: 'the same answer on working there still', your: 'your answer on working there still', my: 'whether I work there' },
  designation: { same: 'the same job title', your: 'your job title', my: 'my job title' },
  department: { same: 'the same department', your: 'your department', my: 'my department' },
};

/** Sentences about what in a draft may give its author away. */
export const words = {
  heading: 'Could this point at you?',
  found: (count: number) => `${counted(count, 'place', 'places')} may point at you. You can post it as it is, too.`,
  unread: 'Your words have not been looked at yet.',
  nothing: 'Nothing here seems to point at you.',
  limits: 'Only words are looked at, on this device. Your style of writing is not, and a colleague may know it.',
  why: {
    name: 'A name can harm the person who has it, and lead to you through them.',
    phone: 'A phone number is one person’s.',
    mail: 'A mail address is one person’s.',
    account: 'An account elsewhere is one person’s.',
    id: 'Your employer can look up whose number this is.',
    date: 'Your employer can look up who came, left or was there on that date.',
    amount: 'Few have exactly this sum on a slip.',
    project: 'Few work on this.',
    place: 'Few sit there.',
    person: 'Everybody there knows who that is.',
  } satisfies Record<ExposureKind, string>,
  takeOut: 'Take it out',
  takeOutNamed: (said: string) => `Take it out: “${said}”`,
  asItIs: 'Send it as it is',
  send: 'Send it',
  back: 'Back to the text',
  crowd: {
    heading: 'Your job beside it',
    among: (part: JobField, count: number) => `${grouped(count)} reviews here show ${parts[part].same}.`,
    each: () => `Each part of your job is shown by ${fewestContributors} reviews or more. All parts together may fit fewer.`,
    few: (part: JobField) => `Fewer than ${fewestContributors} reviews here are known to show ${parts[part].your}.`,
  } satisfies Record<Crowd['size'] | 'heading', unknown>,
  kept: `Of a job the page shows only what ${fewestContributors} reviews share. Your own words are shown as you wrote them, and if nobody else there has your job, people who know that can still guess.`,
  leaveOut: (part: JobField) => `Leave out ${parts[part].my}`,
};

export type ExposureWords = typeof words;
