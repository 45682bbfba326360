import { routes as communities } from '#contract/generated/feed/communities.ts';
import { Communities } from '#core/communities/communities.ts';
import { httpCommunities } from '#web/adapters/communities/http-communities.ts';
import { OwnListsStore } from '#web/stores/app/own-lists-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { FollowStore } from '#web/stores/followers/follow-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** Memberships and follows, shared by every company page. */
export const followBindings = [
  overHttp(Communities, httpCommunities, communities),
  store(MembershipsStore, [Communities, SessionStore]),
  store(FollowStore, [Communities, MembershipsStore, SessionStore, OwnListsStore]),
];
