import { Failure } from '#core/failure.ts';
import { recount, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { MarkedThings, OwnMarks } from '#core/votes/own-marks.ts';
import type { CastVote, CountedVote, Votes } from '#core/votes/votes.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

export class FakeVotes extends OverContent implements Votes {
  async cast(resource: Resource, vote: Vote): Promise<Tally> {
    this.content.ask('member');
    const after = recount(this.#known(resource), vote);
    if (resource.resourceType === 'POST') this.content.put({ ...this.content.post(resource.resourceId), ...after });
    else this.content.putComment({ ...this.content.comment(resource.resourceId), ...after });
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
    this.content.ask('member');
    return this.#known(resource);
  }

  async mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    this.content.ask('member');
    const voted = [
      ...this.content.posts.map((post) => [post.postId, post.myVote] as const),
      ...this.content.comments.map((comment) => [comment.commentId, comment.myVote] as const),
    ];
    return new Map(voted.filter(([id, vote]) => ids.includes(id) && vote !== 'none'));
  }

  async marksOn({ ids, hasCommunities, companies, jobs, contributions }: MarkedThings): Promise<OwnMarks> {
    const { posts, comments, communities } = this.content;
    const asked = [
      ...posts.map((post) => ({ ...post, id: post.postId })),
      ...comments.map((comment) => ({ ...comment, id: comment.commentId, poll: null })),
    ].filter(({ id }) => ids.includes(id));
    return {
      votes: await this.mineOn(ids),
      choices: new Map(asked.flatMap(({ id, poll }) => (poll?.myOptionId ? [[id, poll.myOptionId] as const] : []))),
      follows: communities.flatMap(({ entityId, isFollowed }) => (companies.includes(entityId) ? [{ companyId: entityId, entityId, isFollowed }] : [])),
      saved: this.content.savedJobs.filter(({ jobId }) => jobs.includes(jobId)),
      helpful: [...(await this.mineOn(contributions))].flatMap(([id, vote]) => (vote === 'up' ? [id] : [])),
      areOthers: asked.some(({ isMine }) => isMine) || (hasCommunities && communities.some(({ isFollowed }) => isFollowed)),
    };
  }

  #known({ resourceId, resourceType }: Resource): Tally {
    const { upVotes, downVotes, myVote } = resourceType === 'POST' ? this.content.post(resourceId) : this.content.comment(resourceId);
    return { upVotes, downVotes, myVote };
  }
}
