import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { MemberNudge } from '#core/nudges/member-nudge.ts';

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly go: string;
}

type AskedOf = Omit<Asked, 'title'> & { readonly title: (company: string | undefined) => string };

export const words = {
  label: 'A question to you',
  later: 'Not now',
  account: {
    'become-writer': { title: 'You can write here too', text: 'Choose a made-up name first. Nobody sees your real one.', go: 'Choose a name' },
    'add-experience': {
      title: 'Where have you worked?',
      text: 'Add it to your profile, which only you see. Then we ask about the right company.',
      go: 'Open your profile',
    },
    'give-feedback': { title: 'How do you like it here?', text: 'Tell us what is missing. It takes a minute.', go: 'Write to us' },
  } satisfies Record<MemberNudge, Asked>,
  pending: { title: 'Something you started was not sent', text: 'It is on this device. Send it again, or remove it from the list.', go: 'See it' },
  compare: {
    title: (one: string, other: string) => `${one} or ${other}?`,
    text: 'You looked at both. See pay, reviews and benefits side by side.',
    go: 'Compare them',
  },
  contribution: {
    review: {
      title: (company) => (company ? `What is it like to work at ${company}?` : 'What is it like where you work?'),
      text: 'A review takes two minutes and is not linked to any account.',
      go: 'Write a review',
    },
    interview: {
      title: (company) => (company ? `How was your interview at ${company}?` : 'Had an interview lately?'),
      text: 'Share what was asked, round by round. It is not linked to any account.',
      go: 'Share an interview',
    },
    photo: {
      title: (company) => (company ? `What does it look like at ${company}?` : 'What does your office look like?'),
      text: 'A photo of the office, the canteen or the team says more than ten lines.',
      go: 'Add photos',
    },
    salary: {
      title: (company) => (company ? `What does ${company} pay?` : 'What does your job pay?'),
      text: 'It takes under a minute. Your salary is never shown alone.',
      go: 'Share a salary',
    },
    benefits: {
      title: (company) => (company ? `Which benefits do you get at ${company}?` : 'Which benefits do you get?'),
      text: 'Yes or no, on one page. Only totals of many people are shown.',
      go: 'Add benefits',
    },
  } satisfies Record<ContributionKind, AskedOf>,
};

export type HomePromptWords = typeof words;
