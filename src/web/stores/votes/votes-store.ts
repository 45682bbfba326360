import { observable, reaction, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import { recount, type Resource, type Tally, type Vote } from '#core/votes/vote.ts';
import type { CastVote, Votes } from '#core/votes/votes.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import type { OwnListsStore } from '../app/own-lists-store.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import type { Optimistic } from '../requests/optimistic.ts';
import { ReaderVotes } from './reader-votes.ts';
import type { VoteOutbox } from './vote-outbox.ts';

export type OwnVote = Optimistic<Tally, Vote>;

/** Votes on posts and comments. Offline ones wait and are sent together later. */
export class VotesStore extends ReaderVotes<Tally, Vote, CastVote> {
  readonly #votes: Votes;
  readonly #ways: VoteWays;
  readonly #lists: OwnListsStore;
  /** Ids of contributions of which the page is not believed any longer. */
  readonly #read = new Set<string>();
  /** True until told that votes from before the made-up name are gone. */
  readonly #areTakenBack = observable.box(false);
  /** True once told here when waiting votes are sent. */
  isWaitingSaid = false;

  constructor(votes: Votes, waiting: VoteOutbox, connection: ConnectionStore, ways: VoteWays, news: NameNewsStore, lists: OwnListsStore) {
    super({
      waiting,
      connection,
      ways,
      after: recount,
      choiceOf: ({ voteType }) => voteType,
      waitsAfter: ({ kind }) => kind === 'offline',
      send: ({ resourceId, resourceType, voteType }) => votes.cast({ resourceId, resourceType }, voteType),
      sendAll: async (all) => new Map((await votes.castAll(all)).flatMap(({ resourceId, tally }) => (tally ? [[resourceId, tally] as const] : []))),
      ask: async (ids) => {
        const mine = await this.#mineOn(ids);
        return new Map(ids.map((id) => [id, fillWith(mine.get(id) ?? 'none')]));
      },
    });
    this.#votes = votes;
    this.#ways = ways;
    this.#lists = lists;
    // The votes of the account are taken back as the name is made.
    reaction(
      () => news.changes,
      () => void this.#learnTakenBack(),
    );
  }

  async #learnTakenBack(): Promise<void> {
    const cast = [...this.shown].filter(([id, { shown }]) => shown.myVote !== 'none' && !this.waitsOn(id));
    for (const [id] of cast) this.doubt(id);
    await this.ask();
    if (cast.some(([, { shown }]) => shown.myVote === 'none')) runInAction(() => this.#areTakenBack.set(true));
  }

  /** Starts from the first tally seen. */
  of({ resourceId, resourceType }: Resource, { upVotes, downVotes, myVote }: Tally): OwnVote {
    return this.voteOn(resourceId, { upVotes, downVotes, myVote }, (voteType) => ({ resourceId, resourceType, voteType }));
  }

  /** Votes that answers about contributions do not tell, though their counts have them. */
  helpful({ resourceId, resourceType }: Resource, helpfulCount: number): OwnVote {
    const known: Tally = { upVotes: helpfulCount, downVotes: 0, myVote: 'none' };
    return this.voteOn(resourceId, known, (voteType) => ({ resourceId, resourceType, voteType }), true);
  }

  /** Believes the page once, as far as votes do not go by key, and asks for the rest. */
  async #mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>> {
    const isByKey = await this.#ways.areByKey();
    const said = ids.filter((id) => !isByKey && !this.#read.has(id) && this.#lists.helpful(id) !== undefined);
    said.forEach((id) => this.#read.add(id));
    const helpful = said.filter((id) => this.#lists.helpful(id));
    const asked = ids.filter((id) => !said.includes(id));
    return new Map([...helpful.map((id) => [id, 'up'] as const), ...(asked.length > 0 ? await this.#votes.mineOn(asked) : [])]);
  }

  /** Casts a vote pressed before login and answers its refusal. */
  cast({ resourceId, resourceType }: Resource, voteType: Vote): Promise<Failure | undefined> {
    return this.castOn(resourceId, { resourceId, resourceType, voteType });
  }

  /** True where votes from before the made-up name are gone and unannounced. */
  get areTakenBack(): boolean {
    return this.#areTakenBack.get();
  }

  settleTakenBack(): void {
    runInAction(() => this.#areTakenBack.set(false));
  }

  sayWaiting(): void {
    this.isWaitingSaid = true;
  }

  /** Reconciles counts without replacing votes pressed since the request. */
  hear(tallies: readonly (Tally & { readonly resourceId: string })[], moments: ReadonlyMap<string, number>): void {
    for (const { resourceId, upVotes, downVotes, myVote } of tallies) this.hearOn(resourceId, { upVotes, downVotes, myVote }, moments);
  }
}

/** Fills in a vote, which may be in the counts already. */
const fillWith =
  (myVote: Vote) =>
  (shown: Tally, isInCounts: boolean): Tally =>
    isInCounts ? { ...shown, myVote } : recount(shown, myVote);
