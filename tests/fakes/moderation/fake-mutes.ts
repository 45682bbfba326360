import { existing, Failure } from '#core/failure.ts';
import { mutesFailure, type Mute, type MuteKind, type Mutes } from '#core/moderation/mutes.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Post } from '#core/posts/post.ts';
import type { Resource } from '#core/votes/vote.ts';
import { anId } from '#tests/content.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

export class FakeMutes extends OverContent implements Mutes {
  mutes: readonly Mute[] = [];
  /** Last block: the persona that was closed, and the name it was closed to. */
  closed: { readonly persona: ProfileType; readonly name: string } | undefined;
  /** Content in which a designation is muted, by mute id. */
  readonly #things = new Map<string, string>();

  async list(): Promise<readonly Mute[]> {
    this.content.ask('member');
    return this.mutes;
  }

  async add({ resourceId, resourceType }: Resource, kind: MuteKind, persona: ProfileType): Promise<Mute> {
    this.content.ask('member');
    const { author, isMine } = resourceType === 'POST' ? this.content.post(resourceId) : this.content.comment(resourceId);
    if (isMine || !author) throw new Failure('conflict', 'One’s own persona cannot be muted.');
    const isByWork = author.profileType === 'DESIGNATION';
    const known = this.mutes.find(({ muteId, author: { name } }) => (isByWork ? this.#things.get(muteId) === resourceId : name === author.name));
    const failure = mutesFailure(this.mutes.filter((each) => each !== known).length);
    if (failure) throw failure;
    const mute = { muteId: known?.muteId ?? anId('u'), kind, author };
    if (kind === 'BLOCK') this.closed = { persona, name: author.name };
    this.mutes = [...this.mutes.filter((each) => each !== known), mute];
    if (isByWork) this.#things.set(mute.muteId, resourceId);
    for (const { postId } of this.#postsOf(mute)) this.content.hidden.add(postId);
    return mute;
  }

  async remove(muteId: string): Promise<void> {
    this.content.ask('member');
    const mute = existing(this.mutes.find((each) => each.muteId === muteId));
    this.mutes = this.mutes.filter((each) => each !== mute);
    for (const { postId } of this.#postsOf(mute)) this.content.hidden.delete(postId);
    this.#things.delete(muteId);
  }

  /** Posts hidden by a mute: all of a made-up name, or the one of a designation. */
  #postsOf({ muteId, author }: Mute): readonly Post[] {
    const isLeftOut = ({ postId, author: { name } }: Post) =>
      author.profileType === 'DESIGNATION' ? postId === this.#things.get(muteId) : name === author.name;
    return this.content.posts.filter((post) => !post.isMine && isLeftOut(post));
  }
}
