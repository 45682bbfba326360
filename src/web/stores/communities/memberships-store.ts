import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Communities } from '#core/communities/communities.ts';
import { isSameCommunity, type Community, type CommunityGroup, type CommunityKey, type CommunityType } from '#core/communities/community.ts';
import { Optimistic } from '../requests/optimistic.ts';
import { isAsked, Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export interface MembershipState {
  readonly isFollowed: boolean;
  readonly followers: number;
}

export type KnownMembership = Pick<Community, 'entityId' | 'isFollowed'> & { readonly topicMeta: Pick<Community['topicMeta'], 'followers'> };

export type OptimisticMembership = Optimistic<MembershipState, boolean>;

const after = ({ isFollowed, followers }: MembershipState, isWanted: boolean): MembershipState => ({
  isFollowed: isWanted,
  followers: Math.max(0, followers + Number(isWanted) - Number(isFollowed)),
});

const largestFirst = (groups: readonly CommunityGroup[]): readonly Community[] =>
  groups.flatMap(({ communities }) => communities).toSorted((one, other) => other.topicMeta.followers - one.topicMeta.followers);

/** Reader's memberships with optimistic updates, shared everywhere. */
export class MembershipsStore {
  /** Followed communities in joining order by kind, without duplicates. */
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
    this.reading = new Request(() => communities.aggregate('followed'));
    this.#finding = new Request((place) => communities.at(place));
    makeAutoObservable(this, { followed: observableRef, reading: false });
  }

  /** Loads memberships once, and again after unseen changes, but never for guests. */
  async open(): Promise<void> {
    if (!this.#session.isSignedIn || (isAsked(this.reading.state) && !this.#isOutdated)) return;
    this.#isOutdated = false;
    const outcome = await this.reading.send();
    if (outcome.status === 'SUCCESS') this.#follow(largestFirst(outcome.value));
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
      // The server's count may be a moment older than the press, which the reader already sees counted.
      const [seen, counted] = [membership.shown.followers, state?.followers];
      const followers = counted === undefined ? seen : isWanted ? Math.max(counted, seen) : Math.min(counted, seen);
      return { isFollowed: state?.isFollowed ?? isWanted, followers };
    };
    const membership: OptimisticMembership = new Optimistic({ isFollowed, followers: topicMeta.followers }, { after, send });
    this.#memberships.set(entityId, membership);
    return membership;
  }

  /** Joins or leaves, and returns true if it took effect. */
  async press(community: Community): Promise<boolean> {
    const membership = this.of(community);
    const isWanted = !membership.shown.isFollowed;
    this.#list(community, isWanted);
    const holds = await membership.press(isWanted);
    if (!holds) this.#list(community, membership.shown.isFollowed);
    return holds;
  }

  /** Joins or leaves a partly known community, reloading the list later, and returns true on success. */
  async pressKnown(known: KnownMembership): Promise<boolean> {
    const membership = this.of(known);
    const holds = await membership.press(!membership.shown.isFollowed);
    this.#isOutdated = true;
    return holds;
  }

  /** Joins by key after a login, never leaving, and returns true on success. */
  async join(place: CommunityKey): Promise<boolean> {
    const outcome = await this.#finding.send(place);
    return outcome.status === 'SUCCESS' && (this.of(outcome.value).shown.isFollowed || this.press(outcome.value));
  }

  #list(community: Community, isFollowed: boolean): void {
    const others = this.followed.filter((other) => !isSameCommunity(other, community));
    this.#follow(isFollowed ? [...others, community] : others);
  }

  /** Drops duplicates by kind and id. */
  #follow(communities: readonly Community[]): void {
    const once = communities.filter((community, at) => communities.findIndex((other) => isSameCommunity(other, community)) === at);
    runInAction(() => (this.followed = once));
  }
}
