import { makeAutoObservable, observable } from 'mobx';
import type { Communities } from '#core/communities/communities.ts';
import type { Community } from '#core/communities/community.ts';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { Failure } from '#core/failure.ts';
import type { OwnListsStore } from '../app/own-lists-store.ts';
import type { KnownMembership, MembershipsStore, MembershipState } from '../communities/memberships-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** A company as far as following it needs. */
export type FollowedCompany = Pick<CompanyHeader, 'companyId' | 'urlName' | 'followersCount'>;

/** Whether the reader follows a company, which is being in its community. A page that is the same for all says it at its end; elsewhere it is asked. */
export class FollowStore {
  readonly #communities: Communities;
  readonly #memberships: MembershipsStore;
  readonly #session: SessionStore;
  readonly #lists: OwnListsStore;
  /** The communities of companies by the names of these in URLs; each is asked for once. */
  readonly #asked = observable.map<string, Request<Community>>({}, { deep: false });

  constructor(communities: Communities, memberships: MembershipsStore, session: SessionStore, lists: OwnListsStore) {
    this.#communities = communities;
    this.#memberships = memberships;
    this.#session = session;
    this.#lists = lists;
    makeAutoObservable(this);
  }

  /** Reads it for a member where the page did not say it; a guest follows nothing. */
  async open(company: FollowedCompany): Promise<void> {
    if (this.#session.isSignedIn && !this.#known(company)) await this.#community(company.urlName);
  }

  /** What is known by now: undefined until it was read. */
  membership(company: FollowedCompany): MembershipState | undefined {
    const known = this.#known(company);
    return known && this.#memberships.of(known).shown;
  }

  /** The failure of the last press, or of reading before it. */
  failure(company: FollowedCompany): Failure | undefined {
    const state = this.#asked.get(company.urlName)?.state;
    if (state?.status === 'FAILURE') return state.failure;
    const known = this.#known(company);
    return known && this.#memberships.of(known).failure;
  }

  /** Follows, or leaves; answers whether that holds. One that is pressed before it was read is read first: anyone who follows already goes on following. */
  async press(company: FollowedCompany): Promise<boolean> {
    const known = this.#known(company);
    if (known) return this.#memberships.pressKnown(known);
    const community = await this.#community(company.urlName);
    if (!community) return false;
    return this.#memberships.of(community).shown.isFollowed || this.#memberships.press(community);
  }

  /** Its community as it was read, or what the page said of it. */
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
