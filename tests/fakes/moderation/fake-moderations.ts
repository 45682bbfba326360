import { Failure } from '#core/failure.ts';
import type { LedgerEntry } from '#core/moderation/ledger.ts';
import { lacksOrder, type Appeal, type AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import { appealedIn } from '#core/moderation/outcome-of.ts';
import { statusAfter, type DecidedItem, type Decision, type Moderations, type Verdict } from '#core/moderation/moderations.ts';
import type { Page } from '#core/page.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { Resource } from '#core/votes/vote.ts';
import { anId, anItem } from '#tests/content.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import type { FakeRemovalLedger } from './fake-removal-ledger.ts';

const decisionAt = Date.UTC(2026, 10, 20, 9);

export class FakeModerations implements Moderations {
  readonly content: FakeContent;
  readonly ledger: FakeRemovalLedger;
  isModerator = true;
  items: readonly QueueItem[];
  log: readonly DecidedItem[] = [];
  readonly #againstMine = new Set<string>();

  constructor(content: FakeContent, ledger: FakeRemovalLedger, items: readonly QueueItem[] = []) {
    this.content = content;
    this.ledger = ledger;
    this.items = items;
  }

  async decisionOn(itemId: string): Promise<DecidedItem> {
    this.askModerator();
    const decided = this.log.find((each) => each.itemId === itemId);
    if (!decided || this.isOwn(decided)) throw new Failure('missing');
    return decided;
  }

  async decide(itemId: string, verdict: Verdict): Promise<LedgerEntry | null> {
    this.askModerator();
    if (verdict.decision === 'remove' && verdict.rule === null) throw new Failure('invalid', 'Name the rule.', { code: 'RULE_BROKEN' });
    if (lacksOrder(verdict.rule, verdict.note ?? '')) throw new Failure('invalid', 'Note the order.', { code: 'RULE_BROKEN' });
    const item = this.items.find((each) => each.itemId === itemId);
    if (!item && this.log.some((each) => each.itemId === itemId)) throw new Failure('conflict');
    if (!item || !this.isDecidable(item)) throw new Failure('missing');
    const post = this.content.posts.find(({ postId }) => postId === item.resourceId);
    if (post?.status === 'DELETED') throw new Failure('missing');
    if (post?.isMine) throw new Failure('conflict');
    return this.settle(item, verdict, true);
  }

  async decided(after?: string | null, pageSize?: number): Promise<Page<DecidedItem>> {
    this.askModerator();
    const ofOthers = this.log.filter((each) => !this.isOwn(each));
    return pageOf(ofOthers, ({ itemId }) => itemId, after, pageSize);
  }

  async appeal(resource: Resource, text: string, measure?: AppealableMeasure): Promise<Appeal> {
    this.content.ask('member');
    if (text.trim() === '') throw new Failure('invalid', 'Say why it should stay.', { code: 'RULE_BROKEN' });
    const post = this.content.posts.find(({ postId, isMine }) => postId === resource.resourceId && isMine);
    if (!post || resource.resourceType !== 'POST') throw new Failure('missing');
    const isWaiting = this.items.some((item) => item.resourceId === resource.resourceId && item.appealText === text && (!measure || item.former === measure));
    if (isWaiting) return 'open';
    const announced = post.moderation.find((outcome) => outcome.mayAppeal && (measure === undefined || outcome.measure === measure));
    if (!announced) throw new Failure('conflict');
    this.content.put({ ...post, moderation: appealedIn(post.moderation, announced.measure) });
    this.appealed(resource, text);
    return 'open';
  }

  /** Queues an item. Reports of a waiting one are added to it. */
  wait(item: QueueItem): void {
    const known = this.items.find(({ resourceId, stage }) => resourceId === item.resourceId && stage === item.stage);
    const joined = known && { ...known, reports: [...known.reports, ...item.reports] };
    this.items = joined ? this.items.map((each) => (each === known ? joined : each)) : [...this.items, item];
  }

  /** Queues an author's appeal for a second look and returns its item. */
  appealed({ resourceId, resourceType }: Resource, appealText: string): string {
    const itemId = anId('q');
    const former = this.log.find((each) => each.resourceId === resourceId);
    const post = this.content.posts.find(({ postId }) => postId === resourceId) ?? null;
    const announced = post?.moderation.find(({ measure }) => measure !== 'hide');
    const suggestedRule = former?.rule ?? announced?.rule ?? 'other';
    const measure = announced === undefined || announced.measure === 'hide' ? 'remove' : announced.measure;
    if (former?.isMine) this.#againstMine.add(itemId);
    const appeal = { resourceId, resourceType, cause: 'appeal', stage: 'second', reports: [], suggestedRule, appealText } as const;
    this.items = [...this.items, anItem({ ...appeal, itemId, post, former: former?.decision ?? measure })];
    if (measure === 'remove')
      this.ledger.add({ itemId: resourceId, itemKind: 'post', action: 'appealed', rule: suggestedRule, askedBy: 'author', appeal: 'open' });
    return itemId;
  }

  /** Records a decision, with a ledger entry where readers see a change. */
  settle(item: QueueItem, { decision, rule, note = '', noteToAuthor = '' }: Verdict, isMine: boolean): LedgerEntry | null {
    const { itemId, resourceId, resourceType, cause, stage, former, post: about, comment } = item;
    const place = { postId: comment?.postId ?? resourceId, title: comment?.content ?? about?.title ?? about?.content ?? '' };
    const named = rule ?? item.suggestedRule;
    const said = { decision, rule: named, note, noteToAuthor, decidedOn: '2026-11-20', decidedAt: decisionAt, isMine };
    this.items = this.items.filter((each) => each !== item);
    this.log = [{ itemId, resourceId, resourceType, ...place, cause, stage, former, ...said }, ...this.log];
    const post = this.content.posts.find(({ postId }) => postId === resourceId);
    const moderation = { measure: 'remove', rule: named, decidedOn: '2026-11-20', note: noteToAuthor, appeal: 'none', mayAppeal: stage === 'first' } as const;
    const beside = (post?.moderation ?? []).filter(({ measure }) => measure !== 'remove' && measure !== 'hide');
    if (post) this.content.put({ ...post, status: statusAfter(decision), moderation: decision === 'remove' ? [moderation, ...beside] : beside });
    if (decision === 'keep' && post?.status === 'LIVE') return null;
    const itemKind = resourceType === 'POST' ? 'post' : 'comment';
    return this.ledger.add({ itemId: resourceId, itemKind, action: actionOf(decision, stage), rule: named });
  }

  /** Decidable items. Appeals need another moderator's first decision. */
  isDecidable({ stage, itemId }: QueueItem): boolean {
    return stage === 'first' || !this.#againstMine.has(itemId);
  }

  isOwn({ resourceId }: Resource): boolean {
    return this.content.posts.some(({ postId, isMine }) => isMine && postId === resourceId);
  }

  askModerator(): void {
    this.content.ask('member');
    if (!this.isModerator) throw new Failure('missing');
  }
}

const actionOf = (decision: Decision, stage: QueueItem['stage']) => (decision === 'keep' ? 'restored' : stage === 'second' ? 'upheld' : 'removed');
