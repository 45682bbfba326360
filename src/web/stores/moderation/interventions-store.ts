import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { needsRule, type Intervention, type InterventionKind, type InterventionOutcome, type Interventions } from '#core/moderation/interventions.ts';
import { moderatorRules, type ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { DecidedItem, Moderations } from '#core/moderation/moderations.ts';
import { silenceDays, type SanctionReach, type SilenceDays } from '#core/moderation/sanction.ts';
import type { Page } from '#core/page.ts';
import type { Resource } from '#core/votes/vote.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Draft } from '../forms/draft.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const nothing = { kind: '', rule: '', note: '', days: '7', isOfAccount: false };

export interface InterventionDraft {
  readonly kind: InterventionKind;
  readonly rule: ModerationRule | undefined;
  readonly note: string;
  readonly days: SilenceDays | null;
  readonly covers: SanctionReach;
}

/** Acts of a moderator on content. Drafts stay on the device until they have arrived. */
export class InterventionsStore {
  readonly intervening: Request<InterventionOutcome, [resource: Resource, intervention: Intervention]>;
  readonly draft: Draft<typeof nothing>;
  readonly #lookingUp: Request<Page<DecidedItem>>;
  readonly #clock: Clock;

  constructor(interventions: Interventions, moderations: Moderations, drafts: Drafts, session: SessionStore, clock: Clock) {
    this.intervening = new Request((resource, intervention) => interventions.act(resource, intervention));
    this.draft = new Draft('intervention', nothing, drafts, session);
    this.#lookingUp = new Request(() => moderations.decided());
    this.#clock = clock;
    makeAutoObservable(this, { intervening: false, draft: false });
  }

  get now(): number {
    return this.#clock.now();
  }

  /** Opens the dialog with its earlier draft. */
  open({ resourceId }: Resource): void {
    this.intervening.forget();
    this.draft.open(nothing, resourceId);
  }

  /** Draft limited to the kinds that still make sense. */
  filledIn(kinds: readonly InterventionKind[]): InterventionDraft {
    const { kind, rule, note, days, isOfAccount } = this.draft.fields;
    return {
      kind: kinds.find((each) => each === kind) ?? kinds[0] ?? 'remove',
      rule: moderatorRules.find((each) => each === rule),
      note,
      days: silenceDays.find((each) => String(each) === days) ?? null,
      covers: isOfAccount ? 'account' : 'persona',
    };
  }

  fillIn({ kind, note, days, covers, ...changed }: Partial<InterventionDraft>): void {
    this.draft.type({
      ...(kind && { kind }),
      ...('rule' in changed && { rule: changed.rule ?? '' }),
      ...(note !== undefined && { note }),
      ...(days !== undefined && { days: String(days ?? '') }),
      ...(covers && { isOfAccount: covers === 'account' }),
    });
  }

  /** Intervenes and discards the draft once it has arrived. */
  async send(resource: Resource, { kind, rule, note, days, covers }: InterventionDraft): Promise<RequestState<InterventionOutcome>> {
    const outcome = await this.intervening.send(resource, {
      kind,
      rule: needsRule(kind) ? (rule ?? null) : null,
      ...(note.trim() && { note: note.trim() }),
      ...(kind === 'silence' && { days, covers }),
      ...(kind === 'ban' && { days }),
    });
    if (outcome.status === 'SUCCESS') this.draft.settle();
    return outcome;
  }

  /** Finds the moderator's own decision after a lost answer. Undefined where another was first. */
  async arrived({ resourceId, resourceType }: Resource, kind: InterventionKind): Promise<DecidedItem | undefined> {
    const decision = kind === 'restore' ? 'keep' : kind;
    const found = await this.#lookingUp.send();
    const isAboutIt = (item: DecidedItem) => item.resourceId === resourceId && item.resourceType === resourceType;
    const last = found.status === 'SUCCESS' ? found.value.items.find((item) => isAboutIt(item) && item.decision === decision) : undefined;
    if (!last?.isMine) return undefined;
    this.draft.settle();
    return last;
  }
}
