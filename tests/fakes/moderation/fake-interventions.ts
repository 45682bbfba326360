import { Failure } from '#core/failure.ts';
import { mayUndo } from '#core/moderation/authority.ts';
import {
  interventionsFor,
  isForAdministrators,
  needsRule,
  type Intervention,
  type InterventionKind,
  type InterventionOutcome,
  type Interventions,
} from '#core/moderation/interventions.ts';
import type { LedgerAction } from '#core/moderation/ledger.ts';
import { lacksOrder, type ModeratedStatus, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { FakeContent } from '#tests/fakes/content/fake-content.ts';
import type { FakeRemovalLedger } from './fake-removal-ledger.ts';

const actions: Readonly<Partial<Record<InterventionKind, LedgerAction>>> = { remove: 'removed', restore: 'restored', lock: 'locked', unlock: 'unlocked' };

export class FakeInterventions implements Interventions {
  readonly content: FakeContent;
  readonly ledger: FakeRemovalLedger;
  isModerator = true;
  isAdministrator = false;
  /** Content that another moderator removed, restored, closed, or whose author they silenced. */
  readonly decidedByOthers = new Set<string>();
  readonly acted: (Resource & Intervention)[] = [];

  constructor(content: FakeContent, ledger: FakeRemovalLedger) {
    this.content = content;
    this.ledger = ledger;
  }

  async act(resource: Resource, intervention: Intervention): Promise<InterventionOutcome> {
    this.content.ask('member');
    if (!this.isModerator) throw new Failure('missing');
    const { kind, rule, note = '' } = intervention;
    if (isForAdministrators(kind) && !this.isAdministrator) throw new Failure('missing');
    if (needsRule(kind) && rule === null) throw new Failure('invalid', 'Name the rule.', { code: 'RULE_BROKEN' });
    if (lacksOrder(rule, note)) throw new Failure('invalid', 'Note the order.', { code: 'RULE_BROKEN' });
    const thing = this.#thing(resource);
    if (!thing || thing.status === 'DELETED' || thing.status === 'NOT_FOUND' || thing.status === 'SCHEDULED') throw new Failure('missing');
    if (thing.isMine) throw new Failure('conflict');
    if (!interventionsFor(thing).includes(kind)) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const isUndone = kind === 'remove' || kind === 'restore' || kind === 'unlock' || kind === 'unsilence';
    const role = this.isAdministrator ? 'administrator' : 'moderator';
    if (isUndone && !mayUndo(role, !this.decidedByOthers.has(resource.resourceId))) throw new Failure('conflict', undefined, { code: 'DECIDED_BY_ANOTHER' });
    this.acted.push({ ...resource, ...intervention });
    const status = kind === 'remove' ? 'AUTHOR_REJECTED' : kind === 'restore' ? 'LIVE' : thing.status;
    const lockedFor = kind === 'lock' ? rule : kind === 'unlock' ? null : thing.lockedFor;
    this.#put(resource, { status, lockedFor });
    const itemKind = resource.resourceType === 'POST' ? 'post' : 'comment';
    const entry = { itemId: resource.resourceId, itemKind, rule: rule ?? 'other', askedBy: 'moderator' } as const;
    const action = actions[kind];
    return { status, lockedFor, ledger: action ? this.ledger.add({ ...entry, action }) : null };
  }

  #thing({ resourceId, resourceType }: Resource) {
    return resourceType === 'POST'
      ? this.content.posts.find(({ postId }) => postId === resourceId)
      : this.content.comments.find(({ commentId }) => commentId === resourceId);
  }

  #put({ resourceId, resourceType }: Resource, changed: { readonly status: ModeratedStatus; readonly lockedFor: ModerationRule | null }): void {
    const post = this.content.posts.find(({ postId }) => postId === resourceId);
    const comment = this.content.comments.find(({ commentId }) => commentId === resourceId);
    if (resourceType === 'POST' && post) this.content.put({ ...post, ...changed });
    else if (comment) this.content.putComment({ ...comment, ...changed });
  }
}
