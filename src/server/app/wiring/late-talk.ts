import type { PostPorts } from './post-adapters.ts';
import { late } from './late.ts';

/** The adapters of posts for one request, made when the first of them is needed. */
export function latePosts(find: () => PostPorts | undefined): Omit<PostPorts, 'pictureOf'> {
  let found: PostPorts | undefined;
  const ports = () => (found ??= find());
  return {
    posts: late(() => ports()?.posts),
    feedsBy: (pageSize) => late(() => ports()?.feedsBy(pageSize)),
    communitiesBy: (pageSize) => late(() => ports()?.communitiesBy(pageSize)),
    votes: late(() => ports()?.votes),
    commentsBy: (pageSize) => late(() => ports()?.commentsBy(pageSize)),
    polls: late(() => ports()?.polls),
    offers: late(() => ports()?.offers),
    views: late(() => ports()?.views),
    reports: late(() => ports()?.reports),
    mutes: late(() => ports()?.mutes),
    media: late(() => ports()?.media),
    rephrasings: late(() => ports()?.rephrasings),
    videos: late(() => ports()?.videos),
    moderationsBy: (pageSize) => late(() => ports()?.moderationsBy(pageSize)),
    ledgerBy: (pageSize) => late(() => ports()?.ledgerBy(pageSize)),
  };
}
