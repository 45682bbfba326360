import { Failure } from '#core/failure.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { statusAfter, type DecidedItem, type Moderations, type Verdict } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { Page } from '#core/page.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { FakeRemovalLedger } from './fake-removal-ledger.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';

/** The moment of all decisions. */
const decisionAt = Date.UTC(2026, 10, 20, 9);

export class FakeModerations implements Moderations {
  readonly content: FakeContent;
  readonly ledger: FakeRemovalLedger;
  isModerator = true;
  items: readonly QueueItem[];
  log: readonly DecidedItem[] = [];

  constructor(content: FakeContent, ledger: FakeRemovalLedger, items: readonly QueueItem[] = []) {
    this.content = content;
    this.ledger = ledger;
    this.items = items;
  }

  async decisionOn(itemId: string): Promise<DecidedItem> {
    this.askModerator();
    const decided = this.log.find((each) => each.itemId === itemId);
    if (!decided) throw new Failure('missing');
    return decided;
  }

  async decide(itemId: string, { decision, rule, note = '', noteToAuthor = '' }: Verdict): Promise<LedgerEntry> {
    this.askModerator();
    const item = this.items.find((each) => each.itemId === itemId);
    if (!item && this.log.some((each) => each.itemId === itemId)) throw new Failure('conflict');
    if (!item) throw new Failure('missing');
    if (decision === 'remove' && rule === null) throw new Failure('invalid', 'Name the rule.', { code: 'RULE_BROKEN' });
    this.items = this.items.filter((each) => each !== item);
    const { resourceId, resourceType, cause, stage } = item;
    const named = rule ?? item.suggestedRule;
    this.log = [
      {
        itemId,
        resourceId,
        resourceType,
        cause,
        stage,
        decision,
        rule: named,
        note,
        noteToAuthor,
        decidedOn: '2026-11-20',
        decidedAt: decisionAt,
        isMine: true,
      },
      ...this.log,
    ];
    const post = this.content.posts.find(({ postId }) => postId === resourceId);
    const moderation = { measure: 'remove', rule: named, decidedOn: '2026-11-20', note: noteToAuthor, appeal: 'none', mayAppeal: true } as const;
    if (post) this.content.put({ ...post, status: statusAfter(decision), moderation: decision === 'remove' ? moderation : null });
    return this.ledger.add({
      itemId: resourceId,
      itemKind: resourceType === 'POST' ? 'post' : 'comment',
      action: decision === 'keep' ? 'restored' : 'removed',
      rule: named,
    });
  }

  async decided(): Promise<Page<DecidedItem>> {
    this.askModerator();
    return { items: this.log, next: null };
  }

  async appeal({ resourceId, resourceType }: Resource, text: string): Promise<Appeal> {
    this.content.ask('member');
    const post = this.content.posts.find(({ postId, isMine }) => postId === resourceId && isMine);
    if (!post || resourceType !== 'POST') throw new Failure('missing');
    if (!post.moderation?.mayAppeal || text.trim() === '') throw new Failure('conflict');
    this.content.put({ ...post, moderation: { ...post.moderation, appeal: 'open', mayAppeal: false } });
    return 'open';
  }

  /** Refuses everybody else. */
  askModerator(): void {
    this.content.ask('member');
    if (!this.isModerator) throw new Failure('missing');
  }
}
