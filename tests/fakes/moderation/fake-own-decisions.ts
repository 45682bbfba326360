import { hasNewIn, type OwnDecisionList, type OwnDecisions, type OwnNews } from '#core/moderation/own-decisions.ts';
import type { Post } from '#core/posts/post.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

export class FakeOwnDecisions extends OverContent implements OwnDecisions {
  known: OwnDecisionList = { decisions: [], reports: [], sanctions: [] };

  /** Replaces the known decisions about an own post. */
  tell({ postId, title, content, author, moderation }: Post): void {
    const resource = { resourceId: postId, resourceType: 'POST' } as const;
    const thing = { ...resource, postId, title: title ?? content, profileType: author.profileType };
    const others = this.known.decisions.filter(({ resourceId }) => resourceId !== postId);
    this.known = { ...this.known, decisions: [...moderation.map((outcome) => ({ ...thing, outcome, isNew: true })), ...others] };
  }

  async list(): Promise<OwnDecisionList> {
    this.content.ask('member');
    return this.known;
  }

  async news(): Promise<OwnNews> {
    this.content.ask('member');
    return { hasNew: hasNewIn(this.known), isBanned: this.known.sanctions.some(({ measure, isLifted }) => measure === 'ban' && !isLifted) };
  }

  async markRead(): Promise<void> {
    this.content.ask('member');
    const read = <Item extends { readonly isNew: boolean }>(items: readonly Item[]): readonly Item[] => items.map((item) => ({ ...item, isNew: false }));
    this.known = { ...this.known, decisions: read(this.known.decisions), reports: read(this.known.reports), sanctions: read(this.known.sanctions) };
  }
}
