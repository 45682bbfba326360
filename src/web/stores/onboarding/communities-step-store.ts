import { makeAutoObservable } from 'mobx';
import { nameKey } from '#core/companies/name-key.ts';
import type { OfferedCommunity } from '#core/onboarding/onboardings.ts';
import type { OwnCommunity, CommunityRef, OwnCommunities } from '#core/communities/own-communities.ts';
import type { OnboardingFlowStore } from './onboarding-flow-store.ts';
import type { OnboardingDraftStore } from './onboarding-draft-store.ts';
import { Request } from '../requests/request.ts';

const groupNames = ['topic', 'department', 'company'] as const;

const firstShown = 12;

export class CommunitiesStepStore {
  text = '';
  readonly opened = new Set<CommunityRef['type']>();
  readonly saving: Request<readonly OwnCommunity[], [chosen: readonly CommunityRef[]]>;
  readonly #flow: OnboardingFlowStore;
  readonly #draft: OnboardingDraftStore;

  constructor(flow: OnboardingFlowStore, draft: OnboardingDraftStore, communities: OwnCommunities) {
    this.saving = new Request((chosen) => communities.save(chosen));
    this.#flow = flow;
    this.#draft = draft;
    makeAutoObservable(this, { saving: false });
  }

  get isBusy(): boolean {
    return this.#statuses.includes('LOADING');
  }

  get hasFailed(): boolean {
    return this.#statuses.includes('FAILURE');
  }

  get #statuses() {
    return [this.saving, this.#flow.finishing, this.#flow.prefill].map(({ state }) => state.status);
  }

  get chosen(): readonly string[] {
    return this.#draft.draft.communities ?? this.#offered.filter(({ isSelected }) => isSelected).map(keyOf);
  }

  /** Matches by kind, leaving out kinds without any. */
  get groups(): readonly { readonly type: CommunityRef['type']; readonly shown: readonly OfferedCommunity[]; readonly hidden: number }[] {
    const wanted = nameKey(this.text);
    const fitting = this.#offered.filter(({ name, names, category }) =>
      [name, ...Object.values(names), category].some((each) => nameKey(each).includes(wanted)),
    );
    return groupNames.flatMap((type) => {
      const all = fitting.filter((each) => each.type === type);
      const limit = this.opened.has(type) || wanted ? all.length : firstShown;
      return all.length > 0 ? [{ type, shown: all.slice(0, limit), hidden: Math.max(0, all.length - limit) }] : [];
    });
  }

  isChosen(community: CommunityRef): boolean {
    return this.chosen.includes(keyOf(community));
  }

  search(text: string): void {
    this.text = text;
  }

  showAll(type: CommunityRef['type']): void {
    this.opened.add(type);
  }

  toggle(community: CommunityRef): void {
    const key = keyOf(community);
    this.#draft.change({ communities: this.isChosen(community) ? this.chosen.filter((other) => other !== key) : [...this.chosen, key] });
  }

  /** Stores the choice and goes on. An empty choice counts as skipped. */
  async send(): Promise<void> {
    const chosen = this.#offered.filter((community) => this.isChosen(community));
    const kept = await this.saving.send(chosen.map(({ type, entityId }) => ({ type, entityId })));
    if (kept.status !== 'SUCCESS' || !(await this.#flow.finish('Communities', chosen.length === 0)) || !(await this.#flow.refresh())) return;
    this.#draft.change({ communities: undefined });
    this.#flow.happen({ kind: 'communitiesSaved' });
  }

  get #offered(): readonly OfferedCommunity[] {
    return this.#flow.known?.communities ?? [];
  }
}

const keyOf = ({ type, entityId }: CommunityRef): string => `${type}/${entityId}`;
