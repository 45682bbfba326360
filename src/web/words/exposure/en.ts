import type { AnonymitySet, JobField } from '#core/exposure/anonymity-set.ts';
import type { ExposureKind } from '#core/exposure/finding.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { counted } from '../figures/counts-en.ts';

/** Each part of a job as others show it, and as the author leaves it out. */
const parts: Record<JobField, { readonly same: string; readonly my: string }> = {
  city: { same: 'the same city', my: 'my city' },
  employment: { same: 'the same kind of employment', my: 'my kind of employment' },
  isCurrent: { same: 'the same answer to “Do you still work there?”', my: 'whether I still work there' },
  designation: { same: 'the same job title', my: 'my job title' },
  department: { same: 'the same department', my: 'my department' },
};

/** Sentences about what in a draft may give its author away. */
export const words = {
  heading: 'Could this identify you?',
  found: (count: number) => `${counted(count, 'part of your text', 'parts of your text')} may identify you. You can still post it as it is.`,
  unread: 'Your text has not been checked yet.',
  nothing: 'Nothing here seems to identify you.',
  limits: 'We only check words, on this device. We do not check your writing style, which a colleague may recognise.',
  why: {
    name: 'Naming a person can harm them, and can lead back to you.',
    phone: 'A phone number shows who someone is.',
    mail: 'An email address shows who someone is.',
    account: 'A profile link shows who someone is.',
    id: 'Your employer can look up whose number this is.',
    date: 'Your employer can look up who came, left or was there on that date.',
    amount: 'Few people have exactly this amount on their payslip.',
    project: 'Few people work on this project.',
    place: 'Few people work at this place.',
    person: 'People at the company will know who this is.',
  } satisfies Record<ExposureKind, string>,
  takeOut: 'Remove',
  takeOutNamed: (said: string) => `Remove: “${said}”`,
  asItIs: 'Send it as it is',
  send: 'Send it',
  back: 'Back to the text',
  anonymitySet: {
    heading: 'What is shown of your job',
    among: (part: JobField, count: number) => `${grouped(count)} reviews here show ${parts[part].same}.`,
    each: () => `Each part of your job is in at least ${fewestContributors} reviews. But fewer may have all these parts together.`,
    few: (part: JobField) => `Fewer than ${fewestContributors} reviews here show ${parts[part].same}, so yours is not shown yet.`,
  } satisfies Record<AnonymitySet['size'] | 'heading', unknown>,
  kept: `The page shows only the parts of a job that at least ${fewestContributors} reviews have. Your text is shown as you wrote it. If nobody else there has your job, people may still guess that it is you.`,
  leaveOut: (part: JobField) => `Leave out ${parts[part].my}`,
};

export type ExposureWords = typeof words;
