import { openDatabase } from '#server/adapters/database/database.ts';
import { openKnownSecrets } from '#server/adapters/secrets/known-secret.ts';
import { signedInMembers } from '#scripts/bench/members.ts';
import type { BalancedProduct } from '#scripts/product/balanced-product.ts';

const headers = { appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin', 'user-agent': '' };
const turnsARenewal = 7;

type Vote = 'up' | 'down';

/** Member who votes, posts and renews. An unanswered write may or may not have happened. */
class VotingMember {
  readonly #origin: string;
  readonly #number: number;
  readonly #cookies: Map<string, string>;
  /** Last acknowledged votes. */
  readonly votes = new Map<string, Vote>();
  readonly posted: string[] = [];
  #lostRenewal = false;

  constructor(origin: string, cookies: string, number: number) {
    this.#origin = origin;
    this.#number = number;
    this.#cookies = new Map(cookies.split('; ').map((cookie) => cookie.split('=') as [string, string]));
  }

  async vote(post: string, voteType: Vote): Promise<void> {
    this.votes.delete(post);
    const answer = await this.#ask('/api/feed/v1/vote', { resourceId: post, resourceType: 'POST', voteType });
    if (answer?.ok) this.votes.set(post, voteType);
  }

  /** Publishes a post under one key until acknowledged. */
  async publish(community: { readonly id: string; readonly type: string }, nth: number): Promise<void> {
    const draft = { title: 'Can they hold my relieving letter?', content: `I served ${nth} of ninety days and paid the rest.`, profileType: 'DESIGNATION' };
    const place = { community: { type: community.type, entityId: community.id }, media: [], poll: null, salaryIds: [] };
    const submissionKey = `twice-submission-${this.#number}-${nth}`;
    for (;;) {
      const answer = await this.#ask('/api/feed/v2/post', { ...draft, ...place, submissionKey });
      if (answer && answer.status < 500 && !answer.ok) throw new Error(`A post was refused with ${answer.status}: ${await answer.text()}`);
      if (!answer?.ok) continue;
      this.posted.push(((await answer.json()) as { readonly postId: string }).postId);
      return;
    }
  }

  /** Deletes an own post through one process alone. */
  async remove(postId: string, origin: string): Promise<number | undefined> {
    return (await this.#send(`${origin}/api/feed/v2/post/${postId}`, { method: 'DELETE' }))?.status;
  }

  /** Renews the session, and again at once if the answer was lost. */
  async renew(): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      const answer = await this.#ask('/api/login/session/refresh', undefined);
      if (answer?.ok) return;
    }
    this.#lostRenewal = true;
  }

  /** Status of a request to one process alone. */
  async statusAt(origin: string): Promise<number | undefined> {
    return (await this.#ask(`${origin}/api/company/v1/companies`))?.status;
  }

  async isSignedIn(): Promise<boolean> {
    const answer = await this.#ask('/api/login/session');
    return !this.#lostRenewal && answer?.ok === true && ((await answer.json()) as { readonly member: unknown }).member !== null;
  }

  async votesKept(): Promise<readonly (readonly [string, Vote, unknown])[]> {
    return Promise.all(
      [...this.votes].map(async ([post, vote]) => {
        const answer = await this.#ask(`/api/feed/v1/vote?resourceId=${post}&resourceType=POST`);
        return [post, vote, ((await answer?.json()) as { readonly myVote?: string } | undefined)?.myVote] as const;
      }),
    );
  }

  #ask(path: string, ...body: readonly unknown[]): Promise<Response | undefined> {
    const posted = body.length === 0 ? {} : { method: 'POST', body: body[0] === undefined ? null : JSON.stringify(body[0]) };
    return this.#send(path, { ...posted, headers: body[0] === undefined ? {} : { 'content-type': 'application/json' } });
  }

  async #send(path: string, { headers: more, ...sent }: RequestInit): Promise<Response | undefined> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(path, this.#origin), { ...sent, headers: { ...headers, ...more, cookie } }).catch(() => undefined);
    for (const line of answer?.headers.getSetCookie() ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === 'AT' || name === 'RT') this.#cookies.set(name, value);
    }
    return answer;
  }
}

export async function votingMembers({ origin, databaseUrl }: BalancedProduct, dataDir: string, count: number) {
  const { db, close } = await openDatabase({ databaseUrl, dataDir, say: () => undefined });
  const cookies = await signedInMembers(db, await openKnownSecrets(db, { dataDir }), count);
  const posts = await db.selectFrom('post').select('id').where('status', '=', 'LIVE').orderBy('id').limit(count).execute();
  const community = await db.selectFrom('community').select(['id', 'type']).where('type', '=', 'topic').orderBy('id').executeTakeFirstOrThrow();
  return { db, close, community, posts: posts.map(({ id }) => id), members: cookies.map((cookie, number) => new VotingMember(origin, cookie, number)) };
}

/** Lets members write in turns until stopped. `wrote` is called after each. */
export async function writeOn(
  { members, posts, community }: Pick<Awaited<ReturnType<typeof votingMembers>>, 'members' | 'posts' | 'community'>,
  { isOver, wrote }: { readonly isOver: () => boolean; readonly wrote: () => void },
): Promise<void> {
  const write = async (member: VotingMember, number: number): Promise<void> => {
    for (let turn = 0; !isOver(); turn++) {
      await member.vote(posts[(number + turn) % posts.length] ?? '', turn % 3 === 0 ? 'down' : 'up');
      if (turn % turnsARenewal === 0) await member.renew();
      if (turn % (2 * turnsARenewal) === 0 && turn < 4 * turnsARenewal) await member.publish(community, turn);
      wrote();
    }
  };
  await Promise.all(members.map(write));
}
