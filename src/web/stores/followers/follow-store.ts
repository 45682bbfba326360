import { makeAutoObservable, observable } from 'mobx';
import type { Communities } from '#core/communities/communities.ts';
import type { Community } from '#core/communities/community.ts';
import type { Failure } from '#core/failure.ts';
import type { MembershipsStore, MembershipState } from '../communities/memberships-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Whether the reader follows a company, which is being in its community. It is asked by the browser, for pages are the same for all. */
export class FollowStore {
  readonly #communities: Communities;
  readonly #memberships: MembershipsStore;
  readonly #session: SessionStore;
  /** The communities of companies by the names of these in URLs; each is asked for once. */
  readonly #asked = observable.map<string, Request<Community>>({}, { deep: false });

  constructor(communities: Communities, memberships: MembershipsStore, session: SessionStore) {
    this.#communities = communities;
    this.#memberships = memberships;
    this.#session = session;
    makeAutoObservable(this);
  }

  /** Reads it for a member; a guest follows nothing. */
  async open(urlName: string): Promise<void> {
    if (this.#session.isSignedIn) await this.#community(urlName);
  }

  /** What is known by now: undefined until it was read. */
  membership(urlName: string): MembershipState | undefined {
    const community = this.#asked.get(urlName)?.value;
    return community && this.#memberships.of(community).shown;
  }

  /** The failure of the last press, or of reading before it. */
  failure(urlName: string): Failure | undefined {
    const state = this.#asked.get(urlName)?.state;
    if (state?.status === 'FAILURE') return state.failure;
    return state?.status === 'SUCCESS' ? this.#memberships.of(state.value).failure : undefined;
  }

  /** Follows, or leaves; answers whether that holds. One that is pressed before it was read is read first: anyone who follows already goes on following. */
  async press(urlName: string): Promise<boolean> {
    const wasKnown = this.membership(urlName) !== undefined;
    const community = await this.#community(urlName);
    if (!community) return false;
    if (!wasKnown && this.#memberships.of(community).shown.isFollowed) return true;
    return this.#memberships.press(community);
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
