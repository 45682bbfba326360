import type { TalkPorts } from './post-adapters.ts';
import { late } from './late.ts';

/** The adapters of talk for one request, made when the first of them is needed. */
export function lateTalk(find: () => TalkPorts | undefined): Omit<TalkPorts, 'pictureOf'> {
  let found: TalkPorts | undefined;
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
