export const votes = ['up', 'down', 'none'] as const;

/** What somebody thinks of a thing; `none` is a vote taken back. */
export type Vote = (typeof votes)[number];

export const resourceTypes = ['POST', 'COMMENT', 'ANSWER'] as const;

/** What can be voted on and reported. */
export type ResourceType = (typeof resourceTypes)[number];

/** One thing that can be voted on. */
export interface Resource {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
}

/** The votes on one thing, and the vote of whoever looks. */
export interface Tally {
  readonly upVotes: number;
  readonly downVotes: number;
  readonly myVote: Vote;
}

/** What an arrow does that is pressed: it sets the vote, or takes it back when it is the vote already. */
export const pressed = (arrow: 'up' | 'down', mine: Vote): Vote => (mine === arrow ? 'none' : arrow);

/** The tally after somebody's vote has become another. */
export function recount({ upVotes, downVotes, myVote }: Tally, vote: Vote): Tally {
  const change = (kind: 'up' | 'down'): number => Number(vote === kind) - Number(myVote === kind);
  return { upVotes: Math.max(0, upVotes + change('up')), downVotes: Math.max(0, downVotes + change('down')), myVote: vote };
}
