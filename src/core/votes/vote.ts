import { declaredKinds, moderatedKinds } from '../kinds/contribution-kinds.ts';

export const votes = ['up', 'down', 'none'] as const;

/** Value `none` takes a vote back. */
export type Vote = (typeof votes)[number];

/** Refuses votes, requests and reports by session from members who use a made-up name's key. */
export const voteByKey = 'VOTE_BY_KEY';

export const resourceTypes = [
  'POST',
  'COMMENT',
  'ANSWER',
  'QUESTION',
  'MESSAGE',
  'REPLY',
  ...moderatedKinds.map((kind) => declaredKinds[kind].resource),
] as const;

export type ResourceType = (typeof resourceTypes)[number];

export interface Resource {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
}

export interface Tally {
  readonly upVotes: number;
  readonly downVotes: number;
  readonly myVote: Vote;
}

export const pressed = (arrow: 'up' | 'down', mine: Vote): Vote => (mine === arrow ? 'none' : arrow);

export function recount({ upVotes, downVotes, myVote }: Tally, vote: Vote): Tally {
  const change = (kind: 'up' | 'down'): number => Number(vote === kind) - Number(myVote === kind);
  return { upVotes: Math.max(0, upVotes + change('up')), downVotes: Math.max(0, downVotes + change('down')), myVote: vote };
}
