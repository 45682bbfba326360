import { routes as feed } from '#contract/generated/feed.ts';
import { Mutes } from '#core/moderation/mutes.ts';
import { Posts } from '#core/posts/posts.ts';
import { HttpMutes } from '#web/adapters/moderation/http-mutes.ts';
import { HttpPosts } from '#web/adapters/posts/http-posts.ts';
import { LeftOutStore } from '#web/stores/moderation/left-out-store.ts';
import { overHttp, store } from '../container/bind.ts';

/** What a reader leaves out, wherever they say so. */
export const leftOut = [overHttp(Posts, HttpPosts, feed), overHttp(Mutes, HttpMutes, feed), store(LeftOutStore, [Posts, Mutes])];
