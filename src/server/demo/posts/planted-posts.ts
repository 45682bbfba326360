import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';

export const planted: readonly {
  readonly topic: string;
  readonly title: string;
  readonly content: string;
  readonly became: 'LIVE' | 'FLAGGED' | 'AUTHOR_REJECTED';
  readonly rule: ModerationRule;
  readonly hoursAgo: number;
  /** Reason given for an appeal. */
  readonly appealText?: string;
}[] = [
  {
    topic: 'notice-period',
    title: 'They agreed to 45 days',
    content: 'After three mails and one call. What helped was a handover sheet with dates in it.',
    became: 'LIVE',
    rule: 'other',
    hoursAgo: 5,
  },
  {
    topic: 'managers',
    title: 'He reads our chats on the projector',
    content: 'Today in the stand-up, in front of all. Names and all.',
    became: 'FLAGGED',
    rule: 'personal-details',
    hoursAgo: 20,
  },
  {
    topic: 'salary-talk',
    title: 'Selling my course on negotiation',
    content: 'Write to me for the link and a discount.',
    became: 'AUTHOR_REJECTED',
    rule: 'spam',
    hoursAgo: 60,
  },
  {
    topic: 'gratuity-and-benefits',
    title: 'How I got my gratuity after four years and ten months',
    content: 'I wrote to the labour office with the two judgments in hand. They paid within three weeks.',
    became: 'AUTHOR_REJECTED',
    rule: 'false',
    hoursAgo: 84,
    appealText: 'It happened just so, and I have the letter. Please read the two judgments.',
  },
];

export const waiting: readonly {
  readonly topic: string;
  readonly title: string;
  readonly content: string;
  readonly reason: ModerationRule;
  readonly notes: readonly string[];
  readonly stage: 'first' | 'second';
}[] = [
  {
    topic: 'interviews',
    title: 'The recruiter’s number, call her directly',
    content: 'She answers after eight. Her direct line and house address are in the group.',
    reason: 'personal-details',
    notes: ['A private address does not belong here.', 'It is a real person.'],
    stage: 'first',
  },
  {
    topic: 'freshers',
    title: 'Pay 5,000 and join on Monday',
    content: 'Guaranteed letter, no interview. Limited seats.',
    reason: 'scam',
    notes: ['This is a scam, my cousin paid.'],
    stage: 'first',
  },
  {
    topic: 'women-at-work',
    title: 'Why I stopped reporting things',
    content: 'Every time it came back to me with a smile. I am writing it here so that somebody knows.',
    reason: 'false',
    notes: [],
    stage: 'second',
  },
];
