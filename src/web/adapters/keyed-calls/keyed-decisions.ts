import { fieldOf, itemsOf } from './own-things.ts';
import type { SeenHere } from './seen-here.ts';

/** A post or comment under the made-up name that moderators have looked at, or are to look at. */
interface Decided {
  readonly resourceId: string;
  readonly postId: unknown;
  readonly isComment: boolean;
}

const hasNew = (answer: unknown): boolean =>
  ['decisions', 'reports', 'sanctions'].flatMap((name) => itemsOf(answer, name)).some((announced) => fieldOf(announced, 'isNew') === true);

/**
 * The decisions about what was done under the made-up name. They are asked for by key once in a page, and again with the marks of the menu: one request tells what is
 * new and which of one's own comments others do not see, so that none is made for each post that is read, which would tell what its author reads.
 */
export class KeyedDecisions {
  readonly #ask: () => Promise<unknown>;
  readonly #seen: Pick<SeenHere, 'looked' | 'lookAt'>;
  #known: Promise<unknown> | undefined;
  #hasNew = false;

  constructor(ask: () => Promise<unknown>, seen: Pick<SeenHere, 'looked' | 'lookAt'>) {
    this.#ask = ask;
    this.#seen = seen;
  }

  /** Whether the last answer had something that was not looked at. */
  get hasNew(): boolean {
    return this.#hasNew;
  }

  /** Asks again. */
  async read(): Promise<unknown> {
    const asked = this.#ask().then((answer) => this.#seen.looked(answer));
    this.#known = asked;
    try {
      const answer = await asked;
      this.#hasNew = hasNew(answer);
      return answer;
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }

  /** Forgets what was answered. */
  clear(): void {
    this.#known = undefined;
    this.#hasNew = false;
  }

  /** Everything was looked at. */
  seen(): void {
    this.#seen.lookAt();
    this.#hasNew = false;
  }

  /** The comments below a post about which something was decided, or is to be; none while that is not known. */
  async commentsUnder(postId: unknown): Promise<readonly string[]> {
    const decided = await this.#decided();
    return [...new Set(decided.filter((thing) => thing.isComment && thing.postId === postId).map(({ resourceId }) => resourceId))];
  }

  /** Whether something was decided about a post or comment, or is to be. */
  async areAbout(id: unknown): Promise<boolean> {
    return (await this.#decided()).some(({ resourceId }) => resourceId === id);
  }

  async #decided(): Promise<readonly Decided[]> {
    const answer = await (this.#known ?? this.read()).catch(() => undefined);
    return itemsOf(answer, 'decisions').map(decidedIn);
  }
}

const decidedIn = (decision: unknown): Decided => ({
  resourceId: String(fieldOf(decision, 'resourceId')),
  postId: fieldOf(decision, 'postId'),
  isComment: fieldOf(decision, 'resourceType') === 'COMMENT',
});
