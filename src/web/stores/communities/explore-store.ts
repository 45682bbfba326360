import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { mostCommunitiesBeside, mostCommunitiesFound, type Communities } from '#core/communities/communities.ts';
import type { Community, CommunityGroup, CommunityType } from '#core/communities/community.ts';
import { Pages } from '../requests/pages.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

const debounceMs = 200;

/** Sizes of the glance at categories without a community of the member. */
const mostCategories = 4;
const mostOfCategory = 3;

/** Followed, suggested and searched communities. */
export class ExploreStore {
  text = '';
  readonly all: Request<readonly CommunityGroup[]>;
  readonly unexplored: Request<readonly CommunityGroup[]>;
  readonly topics: Request<readonly CommunityGroup[]>;
  readonly suggested: Request<readonly CommunityGroup[]>;
  readonly found: Request<readonly Community[], [text: string]>;
  /** Chosen kind, all of which is listed. */
  kind: CommunityType | undefined;
  /** Communities of the chosen kind; topics have categories instead. */
  listed: Pages<Community> | undefined;
  readonly #pagesOf: (type: CommunityType) => Pages<Community>;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  #stopWaiting: () => void = () => undefined;

  constructor(communities: Communities, session: SessionStore, clock: Clock) {
    this.#session = session;
    this.#clock = clock;
    this.all = new Request(() => communities.list('all'));
    this.unexplored = new Request(async () => (await communities.aggregate('unexploredCategory', mostOfCategory)).slice(0, mostCategories));
    this.topics = new Request(() => communities.topics());
    this.#pagesOf = (type) => new Pages((after) => communities.items(type, after));
    // One more than there is room for: the community that is open is none of them.
    this.suggested = new Request(() => communities.list('notFollowed', mostCommunitiesBeside + 1));
    this.found = new Request((text) => communities.search(text, mostCommunitiesFound));
    makeAutoObservable(this, { all: false, unexplored: false, topics: false, listed: observableRef, suggested: false, found: false });
  }

  async open(text: string): Promise<void> {
    const asksUnexplored = this.#session.isSignedIn && isUnread(this.unexplored);
    const isAsked = text === this.text && (text.trim() === '' || !isUnread(this.found));
    await Promise.all([isUnread(this.all) && this.all.send(), asksUnexplored && this.unexplored.send(), !isAsked && this.search(text)]);
  }

  /** Lists all of a kind from a place on. */
  async openKind(kind: CommunityType | undefined, from: string | null): Promise<void> {
    const isOther = kind !== this.kind || from !== null;
    this.kind = kind;
    if (kind === 'topic') return void (isUnread(this.topics) && (await this.topics.send()));
    if (isOther) this.listed = kind && this.#pagesOf(kind);
    if (isOther) await this.listed?.open(from);
  }

  async suggest(): Promise<void> {
    if (isUnread(this.suggested)) await this.suggested.send();
  }

  type(text: string): void {
    this.text = text;
    this.#stopWaiting();
    if (text.trim() === '') return this.found.forget();
    this.#stopWaiting = this.#clock.after(debounceMs, () => void this.search(text));
  }

  /** Never searches for an empty text. */
  async search(text: string): Promise<void> {
    this.#stopWaiting();
    this.text = text;
    if (text.trim() === '') this.found.forget();
    else await this.found.send(text.trim());
  }
}

const isUnread = ({ state }: Pick<Request<unknown>, 'state'>): boolean => state.status === 'IDLE' || state.status === 'FAILURE';
