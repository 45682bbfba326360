import { ContainerModule } from 'inversify';
import { routes as feed } from '#contract/generated/feed.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Shares } from '#core/device/shares.ts';
import { Turns } from '#core/device/turns.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Posts } from '#core/posts/posts.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import { Votes } from '#core/votes/votes.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserTurns } from '#web/adapters/device/browser-turns.ts';
import { Http } from '#web/adapters/http/http.ts';
import { BrowserVoteWays } from '#web/adapters/votes/browser-vote-ways.ts';
import { httpVotes } from '#web/adapters/votes/http-votes.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { OwnListsStore } from '#web/stores/app/own-lists-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { VoteOutbox } from '#web/stores/votes/vote-outbox.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { shares } from '../native/shares.ts';
import { hiddenContent } from './hidden-content.ts';

const voteWays = new ContainerModule(({ bind }) => {
  bind(VoteWays).toResolvedValue((http: Http) => new BrowserVoteWays(http), [Http]);
});

/** Votes, sharing and reports for content without a full post screen. */
export const helpfulBindings = [
  ...hiddenContent,
  overHttp(Votes, httpVotes, feed),
  onDevice(Turns, BrowserTurns),
  shares,
  onDevice(Clipboards, BrowserClipboards),
  voteWays,
  store(VoteOutbox, [UserStorage, Turns, SessionStore]),
  store(VotesStore, [Votes, VoteOutbox, ConnectionStore, VoteWays, NameNewsStore, OwnListsStore]),
  store(PostPatchesStore, []),
  store(PostActionsStore, [Posts, Shares, Clipboards, PostPatchesStore]),
];

export const helpfulSentences = [postWords, voteWords];
