import { Failure } from '#core/failure.ts';
import { pollConfig, rechosen, type Poll, type PollConfig } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

export class FakePolls extends OverContent implements Polls {
  async config(): Promise<PollConfig> {
    return pollConfig;
  }

  async choose(postId: string, optionId: string | null): Promise<Poll> {
    this.content.ask('member');
    const post = this.content.post(postId);
    if (!post.poll || (optionId !== null && !post.poll.options.some((option) => option.optionId === optionId))) throw new Failure('missing');
    if (!post.poll.isOpen) throw new Failure('conflict', undefined, { code: 'POLL_CLOSED' });
    const poll = rechosen(post.poll, optionId);
    this.content.put({ ...post, poll });
    return poll;
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, Poll>> {
    this.content.ask();
    return new Map(
      this.content.posts.flatMap(({ postId, poll, status }) => (poll && status === 'LIVE' && postIds.includes(postId) ? [[postId, poll] as const] : [])),
    );
  }
}
