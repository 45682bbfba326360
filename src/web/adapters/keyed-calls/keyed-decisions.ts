import { fieldOf, itemsOf } from './own-things.ts';
import type { SeenHere } from './seen-here.ts';

interface Decided {
  readonly resourceId: string;
  readonly postId: unknown;
  readonly isComment: boolean;
}

const hasNew = (answer: unknown): boolean =>
  ['decisions', 'reports', 'sanctions'].flatMap((name) => itemsOf(answer, name)).some((announced) => fieldOf(announced, 'isNew') === true);

/** Decisions on the made-up name, fetched as one list so that no request reveals what its author reads. */
export class KeyedDecisions {
  readonly #ask: () => Promise<unknown>;
  readonly #seen: Pick<SeenHere, 'looked' | 'lookAt'>;
  #known: Promise<unknown> | undefined;
  #hasNew = false;

  constructor(ask: () => Promise<unknown>, seen: Pick<SeenHere, 'looked' | 'lookAt'>) {
    this.#ask = ask;
    this.#seen = seen;
  }

  get hasNew(): boolean {
    return this.#hasNew;
  }

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

  clear(): void {
    this.#known = undefined;
    this.#hasNew = false;
  }

  seen(): void {
    this.#seen.lookAt();
    this.#hasNew = false;
  }

  async commentsUnder(postId: unknown): Promise<readonly string[]> {
    const decided = await this.#decided();
    return [...new Set(decided.filter((thing) => thing.isComment && thing.postId === postId).map(({ resourceId }) => resourceId))];
  }

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
