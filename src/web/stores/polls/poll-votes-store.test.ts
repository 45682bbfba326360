import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Poll } from '#core/polls/poll.ts';
import { anOffer, aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSalaryOffers } from '#tests/fakes/offers/fake-salary-offers.ts';
import { FakePolls } from '#tests/fakes/polls/fake-polls.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { aMember, aSession } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { ConnectionStore } from '../app/connection-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { PollOutbox } from './poll-outbox.ts';
import { PollVotesStore } from './poll-votes-store.ts';

const postId = 'p1xxxxxxxxxxxxxx';
const poll: Poll = {
  options: ['one', 'other'].map((text) => ({ optionId: `${text}xxxxxxxxxxxxx`, text, votes: 0 })),
  votesCount: 0,
  closesOn: '2026-12-01',
  isOpen: true,
  myOptionId: null,
};
const optionId = poll.options[0]?.optionId ?? null;
const offer = anOffer({ offerId: 's1xxxxxxxxxxxxxx', votes: 0 });

const outboxOf = (storage: FakeUserStorage) => new PollOutbox(storage, new FakeTurns(), { pageOf: 'me', isDeactivated: false });

class CountedPolls extends FakePolls {
  chosen = 0;

  override async choose(...given: Parameters<FakePolls['choose']>): Promise<Poll> {
    this.chosen++;
    return super.choose(...given);
  }
}

function backend() {
  const content = new FakeContent([], [aPost({ postId, poll, offers: [offer] })]);
  const asked: (readonly string[])[] = [];
  class LosingPolls extends FakePolls {
    override async of(...given: Parameters<FakePolls['of']>): Promise<ReadonlyMap<string, Poll>> {
      const answer = await super.of(...given);
      asked.push(given[0]);
      return answer;
    }
    override async choose(...given: Parameters<FakePolls['choose']>): Promise<never> {
      await super.choose(...given);
      content.problem = new Failure('offline');
      throw content.problem;
    }
  }
  class LosingOffers extends FakeSalaryOffers {
    override async choose(...given: Parameters<FakeSalaryOffers['choose']>): Promise<never> {
      await super.choose(...given);
      content.problem = new Failure('offline');
      throw content.problem;
    }
  }
  const clock = new FakeClock();
  const connection = new ConnectionStore(new FakeConnections(), clock);
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
  session.hold(aSession(clock.now(), aMember()));
  const ways = new FakeVoteWays();
  const store = new PollVotesStore(new LosingPolls(content), new LosingOffers(content), session, ways, connection, outboxOf(new FakeUserStorage()));
  const back = async () => {
    content.problem = undefined;
    connection.returns++;
    await settled();
  };
  return { content, ways, store, asked, back };
}

describe('the votes of a reader in polls and among offers (R-076, R-077)', () => {
  it('are asked for after a lost answer, as soon as the connection is back', async () => {
    const { store, back } = backend();
    const ownVote = store.poll(postId, poll);
    expect(await ownVote.press(optionId)).toBe(false);
    expect(ownVote.shown.myOptionId).toBe(null);
    await back();
    expect([ownVote.shown.myOptionId, ownVote.shown.votesCount]).toEqual([optionId, 1]);
  });

  it('are asked for once where the poll is gone meanwhile', async () => {
    const { content, store, asked, back } = backend();
    await store.poll(postId, poll).press(optionId);
    content.put({ ...content.post(postId), poll: null });
    await back();
    await back();
    expect(asked).toEqual([[postId]]);
  });

  it('are asked for after a refusal, as the poll may be closed', async () => {
    const { content, store } = backend();
    const ownVote = store.poll(postId, poll);
    await settled();
    content.put({ ...content.post(postId), poll: { ...poll, isOpen: false } });
    await ownVote.press(optionId);
    await settled();
    expect([ownVote.failure?.kind, ownVote.shown.isOpen, ownVote.shown.myOptionId]).toEqual(['conflict', false, null]);
  });

  it('are asked for after a lost answer when the post is shown again', async () => {
    const { content, store } = backend();
    const ownVote = store.offers(postId, [offer]);
    await ownVote.press(offer.offerId);
    await settled();
    content.problem = undefined;
    store.learnUnsure();
    await settled();
    expect(ownVote.shown.myOfferId).toBe(offer.offerId);
  });

  it('that could not be fetched on opening are fetched when the connection is back', async () => {
    const { content, ways, store, back } = backend();
    content.put({ ...content.post(postId), poll: { ...poll, votesCount: 1, myOptionId: optionId } });
    ways.isByKey = true;
    content.problem = new Failure('offline');
    const inPoll = store.poll(postId, poll);
    const amongOffers = store.offers(postId, [{ ...offer, votes: 9 }]);
    await store.learn([{ postId, offers: [offer] }]);
    await settled();
    await back();
    expect([inPoll.shown.myOptionId, amongOffers.shown.offers[0]?.votes]).toEqual([optionId, 0]);
  });

  it('wait across pages for a made-up name to begin, and are sent then', async () => {
    const { content, ways } = backend();
    const otherId = 'p2xxxxxxxxxxxxxx';
    content.put(aPost({ postId: otherId, poll }));
    const polls = new CountedPolls(content);
    const storage = new FakeUserStorage();
    const clock = new FakeClock();
    const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
    session.hold(aSession(clock.now(), aMember()));
    const page = () =>
      new PollVotesStore(polls, new FakeSalaryOffers(content), session, ways, new ConnectionStore(new FakeConnections(), clock), outboxOf(storage));
    content.problem = new Failure('offline', 'early', { code: nameWaits });
    const [before, after] = [page(), page()];
    expect([await before.poll(postId, poll).press(optionId), before.waitsIn(postId), before.poll(postId, poll).shown.myOptionId]).toEqual([
      true,
      true,
      optionId,
    ]);
    await settled();
    expect(polls.chosen).toBe(1);
    await before.poll(otherId, poll).press(optionId);
    polls.chosen = 0;
    await before.sendKept();
    expect(polls.chosen).toBe(1);
    const shown = after.poll(postId, poll);
    await settled();
    expect([shown.shown.myOptionId, after.waitsIn(postId), content.posts[0]?.poll?.votesCount]).toEqual([optionId, true, 0]);
    content.problem = undefined;
    await after.sendKept();
    expect([shown.shown.myOptionId, after.waitsIn(postId), content.posts[0]?.poll?.votesCount, storage.read('poll-votes')]).toEqual([
      optionId,
      false,
      1,
      undefined,
    ]);
  });
});
