import { Failure } from '#core/failure.ts';
import type { Mute, MuteKind, Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { anId } from '#tests/talk.ts';
import type { FakeTalk } from '#tests/fakes/posts/fake-talk.ts';

export class FakeMutes implements Mutes {
  readonly talk: FakeTalk;
  mutes: readonly Mute[] = [];
  /** Which persona was closed to whom last. */
  closed: { readonly persona: ProfileType; readonly name: string } | undefined;

  constructor(talk: FakeTalk) {
    this.talk = talk;
  }

  async list(): Promise<readonly Mute[]> {
    this.talk.ask('member');
    return this.mutes;
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    this.talk.ask('member');
    const { author, isMine } = resourceType === 'POST' ? this.talk.post(resourceId) : this.talk.comment(resourceId);
    if (isMine || !author) throw new Failure('conflict', 'One’s own persona cannot be muted.');
    const known = this.mutes.find((mute) => mute.author.name === author.name);
    const mute = { muteId: known?.muteId ?? anId('u'), kind, author };
    if (kind === 'BLOCK') this.closed = { persona, name: author.name };
    this.mutes = [...this.mutes.filter((each) => each !== known), mute];
    for (const post of this.talk.posts) if (!post.isMine && post.author.name === author.name) this.talk.hidden.add(post.postId);
    return mute;
  }

  async remove(muteId: string): Promise<void> {
    this.talk.ask('member');
    const mute = this.mutes.find((each) => each.muteId === muteId);
    if (!mute) throw new Failure('missing');
    this.mutes = this.mutes.filter((each) => each !== mute);
    for (const post of this.talk.posts) if (post.author.name === mute.author.name) this.talk.hidden.delete(post.postId);
  }
}
