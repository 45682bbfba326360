import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Communities } from '#core/communities/communities.ts';
import { isSameCommunity, type Community, type CommunityGroup, type CommunityKey, type CommunityType } from '#core/communities/community.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { isAsked, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The membership of the reader in a community. */
export interface MembershipState {
  readonly isFollowed: boolean;
  readonly followers: number;
}

/** A community as far as joining it needs. */
export type KnownMembership = Pick<Community, 'entityId' | 'isFollowed'> & { readonly topicMeta: Pick<Community['topicMeta'], 'followers'> };

/** Whether the reader is in one community. */
export type OptimisticMembership = Optimistic<MembershipState, boolean>;

const after = ({ isFollowed, followers }: MembershipState, isWanted: boolean): MembershipState => ({
  isFollowed: isWanted,
  followers: Math.max(0, followers + Number(isWanted) - Number(isFollowed)),
});

/** The reader's memberships, the same wherever they are shown: an optimistic update for each community. */
export class MembershipsStore {
  /** The communities that are followed, in the order of joining within each kind; none twice. */
  followed: readonly Community[] = [];
  readonly reading: Request<readonly CommunityGroup[]>;
  readonly #finding: Request<Community, [place: CommunityKey]>;
  readonly #communities: Communities;
  readonly #session: SessionStore;
  readonly #memberships = new Map<string, OptimisticMembership>();
  #isOutdated = false;

  constructor(communities: Communities, session: SessionStore) {
    this.#communities = communities;
    this.#session = session;
    this.reading = new Request(() => communities.list('followed'));
    this.#finding = new Request((place) => communities.at(place));
    makeAutoObservable(this, { followed: observableRef, reading: false });
  }

  /** Reads once what the member follows, and again where that changed unseen; guests follow nothing. */
  async open(): Promise<void> {
    if (!this.#session.isSignedIn || (isAsked(this.reading.state) && !this.#isOutdated)) return;
    this.#isOutdated = false;
    const outcome = await this.reading.send();
    if (outcome.status === 'SUCCESS') this.#follow(outcome.value.flatMap(({ communities }) => communities));
  }

  ofType(type: CommunityType): readonly Community[] {
    return this.followed.filter((community) => community.type === type);
  }

  of({ entityId, isFollowed, topicMeta }: KnownMembership): OptimisticMembership {
    const kept = this.#memberships.get(entityId);
    if (kept) return kept;
    const send = async (isWanted: boolean) => {
      // The one that was asked for, which is another by now where its company was merged into that one.
      const [state] = await (isWanted ? this.#communities.join([entityId]) : this.#communities.leave([entityId]));
      return { isFollowed: state?.isFollowed ?? isWanted, followers: state?.followers ?? 0 };
    };
    const membership: OptimisticMembership = new Optimistic({ isFollowed, followers: topicMeta.followers }, { after, send });
    this.#memberships.set(entityId, membership);
    return membership;
  }

  /** Joins or leaves; answers whether that holds. */
  async press(community: Community): Promise<boolean> {
    const membership = this.of(community);
    const isWanted = !membership.shown.isFollowed;
    this.#list(community, isWanted);
    const holds = await membership.press(isWanted);
    if (!holds) this.#list(community, membership.shown.isFollowed);
    return holds;
  }

  /** Joins or leaves a community of which no more is known; the list is read again as it is opened next. Answers whether that holds. */
  async pressKnown(known: KnownMembership): Promise<boolean> {
    const membership = this.of(known);
    const holds = await membership.press(!membership.shown.isFollowed);
    this.#isOutdated = true;
    return holds;
  }

  /** Joins a community by its key alone, as after a login; a member of it stays. Answers whether that holds. */
  async join(place: CommunityKey): Promise<boolean> {
    const outcome = await this.#finding.send(place);
    return outcome.status === 'SUCCESS' && (this.of(outcome.value).shown.isFollowed || this.press(outcome.value));
  }

  #list(community: Community, isFollowed: boolean): void {
    const others = this.followed.filter((other) => !isSameCommunity(other, community));
    this.#follow(isFollowed ? [...others, community] : others);
  }

  /** None is twice, by its kind and its id. */
  #follow(communities: readonly Community[]): void {
    const once = communities.filter((community, at) => communities.findIndex((other) => isSameCommunity(other, community)) === at);
    runInAction(() => (this.followed = once));
  }
}
