import { declaredKinds, moderatedKinds } from '../kinds/contribution-kinds.ts';

export const votes = ['up', 'down', 'none'] as const;

/** One member's vote on what another wrote; `none` is a vote taken back. */
export type Vote = (typeof votes)[number];

/** The code of what refuses by session a vote, a request or a report of a member who does that by the key of their made-up name. */
export const voteByKey = 'VOTE_BY_KEY';

export const resourceTypes = ['POST', 'COMMENT', 'ANSWER', 'QUESTION', 'MESSAGE', ...moderatedKinds.map((kind) => declaredKinds[kind].resource)] as const;

/** The kind of a resource: that which can be voted on and reported. */
export type ResourceType = (typeof resourceTypes)[number];

/** One thing that can be voted on. */
export interface Resource {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
}

/** The vote counts of one resource, and the reader's own vote. */
export interface Tally {
  readonly upVotes: number;
  readonly downVotes: number;
  readonly myVote: Vote;
}

/** The vote after an arrow is pressed: the arrow's, or none when it is the vote already (a toggle). */
export const pressed = (arrow: 'up' | 'down', mine: Vote): Vote => (mine === arrow ? 'none' : arrow);

/** The tally after a member's vote has become another. */
export function recount({ upVotes, downVotes, myVote }: Tally, vote: Vote): Tally {
  const change = (kind: 'up' | 'down'): number => Number(vote === kind) - Number(myVote === kind);
  return { upVotes: Math.max(0, upVotes + change('up')), downVotes: Math.max(0, downVotes + change('down')), myVote: vote };
}
