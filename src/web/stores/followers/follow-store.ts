import { makeAutoObservable, observable } from 'mobx';
import type { Communities } from '#core/communities/communities.ts';
import type { Community } from '#core/communities/community.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { Failure } from '#core/failure.ts';
import type { OwnListsStore } from '../app/own-lists-store.ts';
import type { KnownMembership, MembershipsStore, MembershipState } from '../communities/memberships-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export type FollowedCompany = Pick<CompanyHeader, 'companyId' | 'urlName' | 'followersCount'>;

/** Follows of companies, equal to community membership, from page marks or fetched. */
export class FollowStore {
  readonly #communities: Communities;
  readonly #memberships: MembershipsStore;
  readonly #session: SessionStore;
  readonly #lists: OwnListsStore;
  readonly #asked = observable.map<string, Request<Community>>({}, { deep: false });

  constructor(communities: Communities, memberships: MembershipsStore, session: SessionStore, lists: OwnListsStore) {
    this.#communities = communities;
    this.#memberships = memberships;
    this.#session = session;
    this.#lists = lists;
    makeAutoObservable(this);
  }

  /** Loads the follow state where the page lacks it, never for guests. */
  async open(company: FollowedCompany): Promise<void> {
    if (this.#session.isSignedIn && !this.#known(company)) await this.#community(company.urlName);
  }

  /** Known state, undefined until read. */
  membership(company: FollowedCompany): MembershipState | undefined {
    const known = this.#known(company);
    return known && this.#memberships.of(known).shown;
  }

  /** Failure of the last press or the read before it. */
  failure(company: FollowedCompany): Failure | undefined {
    const state = this.#asked.get(company.urlName)?.state;
    if (state?.status === 'FAILURE') return state.failure;
    const known = this.#known(company);
    return known && this.#memberships.of(known).failure;
  }

  /** Follows or leaves after reading the state, so that a follower stays one, and returns true on success. */
  async press(company: FollowedCompany): Promise<boolean> {
    const known = this.#known(company);
    if (known) return this.#memberships.pressKnown(known);
    const community = await this.#community(company.urlName);
    if (!community) return false;
    return this.#memberships.of(community).shown.isFollowed || this.#memberships.press(community);
  }

  /** Community as read, or as the page told. */
  #known({ companyId, urlName, followersCount: followers }: FollowedCompany): KnownMembership | undefined {
    const community = this.#asked.get(urlName)?.value;
    if (community || !this.#session.isSignedIn) return community;
    const mark = this.#lists.follow(companyId);
    return mark && { ...mark, topicMeta: { followers } };
  }

  async #community(urlName: string): Promise<Community | undefined> {
    const known = this.#asked.get(urlName);
    if (known?.value) return known.value;
    const request = known ?? new Request(() => this.#communities.at({ type: 'company', key: urlName }));
    this.#asked.set(urlName, request);
    const outcome = await request.send();
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }
}
