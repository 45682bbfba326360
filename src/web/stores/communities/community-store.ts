import { makeAutoObservable, observableRef } from 'mobx';
import type { Communities } from '#core/communities/communities.ts';
import type { Community, CommunityKey } from '#core/communities/community.ts';
import type { Feeds, RelatedToCommunity } from '#core/feeds/feeds.ts';
import { Request } from '../requests/request.ts';

export class CommunityStore {
  place: CommunityKey | undefined;
  readonly community: Request<Community, [place: CommunityKey]>;
  readonly related: Request<RelatedToCommunity, [place: CommunityKey | null]>;

  constructor(communities: Communities, feeds: Feeds) {
    this.community = new Request((place) => communities.at(place));
    this.related = new Request((place) => feeds.related(place));
    makeAutoObservable(this, { place: observableRef, community: false, related: false });
  }

  /** Opens a community unless it is already open. */
  async open(place: CommunityKey): Promise<void> {
    if (this.place?.type === place.type && this.place.key === place.key && this.community.state.status === 'SUCCESS') return;
    this.place = place;
    await Promise.all([this.community.send(place), this.related.send(place)]);
  }

  async openBeside(): Promise<void> {
    await this.related.sendOnce(null);
  }

  get isMissing(): boolean {
    return this.community.isMissing;
  }
}
