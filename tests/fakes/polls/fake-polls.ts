import { Failure } from '#core/failure.ts';
import { pollConfig, rechosen, type Poll, type PollConfig } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import type { FakeTalk } from '#tests/fakes/posts/fake-talk.ts';

export class FakePolls implements Polls {
  readonly talk: FakeTalk;

  constructor(talk: FakeTalk) {
    this.talk = talk;
  }

  async config(): Promise<PollConfig> {
    return pollConfig;
  }

  async choose(postId: string, optionId: string | null): Promise<Poll> {
    this.talk.ask('member');
    const post = this.talk.post(postId);
    if (!post.poll || (optionId !== null && !post.poll.options.some((option) => option.optionId === optionId))) throw new Failure('missing');
    if (!post.poll.isOpen) throw new Failure('conflict', undefined, { code: 'POLL_CLOSED' });
    const poll = rechosen(post.poll, optionId);
    this.talk.put({ ...post, poll });
    return poll;
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, Poll>> {
    this.talk.ask();
    return new Map(
      this.talk.posts.flatMap(({ postId, poll, status }) => (poll && status === 'LIVE' && postIds.includes(postId) ? [[postId, poll] as const] : [])),
    );
  }
}
