import { routes as feed } from '#contract/generated/feed.ts';
import { Mutes } from '#core/moderation/mutes.ts';
import { Posts } from '#core/posts/posts.ts';
import { httpMutes } from '#web/adapters/moderation/http-mutes.ts';
import { httpPosts } from '#web/adapters/posts/http-posts.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** Hidden posts and muted authors, shared across screens. */
export const hiddenContent = [overHttp(Posts, httpPosts, feed), overHttp(Mutes, httpMutes, feed), store(HiddenContentStore, [Posts, Mutes])];
