import { counted } from '../figures/counts.ts';

export const words = {
  label: 'Poll',
  votes: (count: number) => counted(count, 'vote', 'votes'),
  soFar: (count: number, least: number) => `${counted(count, 'vote', 'votes')} so far, shares from ${least} on`,
  open: (until: string) => `Open until ${until}`,
  closed: 'Closed',
  notOut: 'People can vote when they can see this post',
  change: 'You can change your vote',
  see: 'See the result',
  sharesFrom: (least: number) => `The result shows once ${least} people have voted`,
  sharesOf: (count: number, more: number) => `Result of ${counted(count, 'vote', 'votes')}, next when ${more} more people vote`,
  percent: (percent: number) => `${percent}%`,
};

export type PollWords = typeof words;
