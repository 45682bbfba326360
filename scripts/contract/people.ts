import type { Operation } from '#server/app/contract/operation.ts';
import type { Asking } from './asking.ts';
import { callOf, neededParts, type Ids } from './call.ts';

/** The sessions that a team gives to a run. */
export interface GivenSessions {
  /** Headers that make a request come from a signed-in member. */
  readonly session: Ids;
  /** Sessions of members of their own, by the operationId they are for. */
  readonly sessions: Readonly<Record<string, Ids>>;
  /** Signs somebody in who has not been there before. */
  readonly newSession: (() => Promise<Ids>) | undefined;
}

/** The members in whose names a run asks. */
export class People {
  readonly #given: GivenSessions;
  readonly #all: readonly Operation[];
  readonly #asking: Asking;

  constructor(given: GivenSessions, all: readonly Operation[], asking: Asking) {
    this.#given = given;
    this.#all = all;
    this.#asking = asking;
    for (const session of [given.session, ...Object.values(given.sessions)]) asking.keepSecret(session);
  }

  /** Whether an operation uses up whoever asks (x-once), and there is always somebody else to ask. */
  mayBeSpent(operation: Operation): boolean {
    return isOnce(operation) && this.#given.newSession !== undefined && this.#given.sessions[operation.operationId] === undefined;
  }

  /** The session that an operation is asked with; the operation that has to come before (x-after) has been asked, too. */
  async sessionFor(operation: Operation): Promise<Ids> {
    if (operation.isOpen && !this.mayBeSpent(operation)) return {};
    const own = this.#given.sessions[operation.operationId];
    const session = own ?? (this.mayBeSpent(operation) ? await this.#somebodyNew() : this.#given.session);
    if (Object.keys(session).length > 0) await this.#prepare(operation, session);
    return session;
  }

  async #somebodyNew(): Promise<Ids> {
    const session = (await this.#given.newSession?.()) ?? {};
    this.#asking.keepSecret(session);
    return session;
  }

  async #prepare(operation: Operation, session: Ids): Promise<void> {
    const before = this.#all.find(({ operationId }) => operationId === operation.pointer.text('x-after'));
    if (!before) return;
    const parts = neededParts(before, {});
    await this.#asking.answerTo(callOf(before, { ...parts, header: { ...parts.header, ...session } }));
  }
}

const isOnce = ({ pointer }: Operation): boolean => pointer.at('x-once')?.value === true;
