import { Failure } from '#core/failure.ts';
import { mutesFailure, type Mute, type MuteKind, type Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Resource } from '#core/votes/vote.ts';
import { anId } from '#tests/content.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';

export class FakeMutes implements Mutes {
  readonly content: FakeContent;
  mutes: readonly Mute[] = [];
  /** The last block: the persona that was closed, and the name it was closed to. */
  closed: { readonly persona: ProfileType; readonly name: string } | undefined;

  constructor(content: FakeContent) {
    this.content = content;
  }

  async list(): Promise<readonly Mute[]> {
    this.content.ask('member');
    return this.mutes;
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    this.content.ask('member');
    const { author, isMine } = resourceType === 'POST' ? this.content.post(resourceId) : this.content.comment(resourceId);
    if (isMine || !author) throw new Failure('conflict', 'One’s own persona cannot be muted.');
    const known = this.mutes.find((mute) => mute.author.name === author.name);
    const failure = mutesFailure(this.mutes.filter((each) => each !== known).length);
    if (failure) throw failure;
    const mute = { muteId: known?.muteId ?? anId('u'), kind, author };
    if (kind === 'BLOCK') this.closed = { persona, name: author.name };
    this.mutes = [...this.mutes.filter((each) => each !== known), mute];
    for (const post of this.content.posts) if (!post.isMine && post.author.name === author.name) this.content.hidden.add(post.postId);
    return mute;
  }

  async remove(muteId: string): Promise<void> {
    this.content.ask('member');
    const mute = this.mutes.find((each) => each.muteId === muteId);
    if (!mute) throw new Failure('missing');
    this.mutes = this.mutes.filter((each) => each !== mute);
    for (const post of this.content.posts) if (post.author.name === mute.author.name) this.content.hidden.delete(post.postId);
  }
}
