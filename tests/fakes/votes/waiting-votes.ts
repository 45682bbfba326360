import { fieldsIn } from '#core/device/kept-value.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { FakeVotes } from '#tests/fakes/votes/fake-votes.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { OwnListsStore } from '#web/stores/app/own-lists-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { VoteOutbox, type VoterSession } from '#web/stores/votes/vote-outbox.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { aPost } from '#tests/content.ts';

const resourceId = 'p8d1f0c2m7c1t8zb';
export const resource = { resourceId, resourceType: 'POST' } as const;

/** Initial votes, none of them the member's. */
export const none = { upVotes: 4, downVotes: 0, myVote: 'none' } as const;

export const me = 'me';

export function votesThatWait() {
  const content = new FakeContent([], [aPost({ postId: resourceId, upVotes: 4 })]);
  const storage = new FakeUserStorage();
  const turns = new FakeTurns();
  const connection = new ConnectionStore(new FakeConnections(), new FakeClock());
  connection.lose();
  const page = (votes = new FakeVotes(content), session: VoterSession = { pageOf: me, isDeactivated: false }) =>
    new VotesStore(
      votes,
      new VoteOutbox(storage, turns, session),
      connection,
      new FakeVoteWays(),
      new NameNewsStore(new FakeTabs()),
      new OwnListsStore(undefined),
    );
  const outbox = new VoteOutbox(storage, turns, { pageOf: me, isDeactivated: false });
  return { content, storage, connection, outbox, page, store: page() };
}

export const keptVotes = (storage: FakeUserStorage): readonly unknown[] => Object.values(fieldsIn(storage.read('votes')));
