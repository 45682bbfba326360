import { Failure } from '#core/failure.ts';
import { recount, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import type { FakeTalk } from '#tests/fakes/posts/fake-talk.ts';

export class FakeVotes implements Votes {
  readonly talk: FakeTalk;

  constructor(talk: FakeTalk) {
    this.talk = talk;
  }

  async cast(resource: Resource, vote: Vote): Promise<Tally> {
    this.talk.ask('member');
    const after = recount(this.#known(resource), vote);
    if (resource.resourceType === 'POST') this.talk.put({ ...this.talk.post(resource.resourceId), ...after });
    else this.talk.putComment({ ...this.talk.comment(resource.resourceId), ...after });
    return after;
  }

  async castAll(votes: readonly CastVote[]): Promise<readonly CountedVote[]> {
    const counted: CountedVote[] = [];
    for (const { resourceId, resourceType, voteType } of votes)
      counted.push({
        resourceId,
        tally: await this.cast({ resourceId, resourceType }, voteType).catch((error: unknown) => {
          if (Failure.from(error).kind === 'missing') return null;
          throw error;
        }),
      });
    return counted;
  }

  async tallyOf(resource: Resource): Promise<Tally> {
    this.talk.ask('member');
    return this.#known(resource);
  }

  async mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    this.talk.ask('member');
    const voted = [
      ...this.talk.posts.map((post) => [post.postId, post.myVote] as const),
      ...this.talk.comments.map((comment) => [comment.commentId, comment.myVote] as const),
    ];
    return new Map(voted.filter(([id, vote]) => ids.includes(id) && vote !== 'none'));
  }

  #known({ resourceId, resourceType }: Resource): Tally {
    const { upVotes, downVotes, myVote } = resourceType === 'POST' ? this.talk.post(resourceId) : this.talk.comment(resourceId);
    return { upVotes, downVotes, myVote };
  }
}
