import type { Operation } from '../read/operation.ts';
import type { Asking } from './asking.ts';
import type { Ids } from './call.ts';
import { askedBy, type MemberKind } from './member-kinds.ts';

/** The sessions that a team gives to a run. */
export interface GivenSessions {
  /** Headers that make a request come from a signed-in member. */
  readonly session: Ids;
  /** Sessions of members of their own, by the operationId or the kind of member (x-asked-by) they are for. */
  readonly sessions: Readonly<Record<string, Ids>>;
  /** Signs someone of a kind in: who has not been there before, but for moderators and administrators. Nothing where there is nobody of that kind. */
  readonly newSession: ((kind: MemberKind) => Promise<Ids>) | undefined;
}

/** The members in whose names a run asks. */
export class People {
  readonly #given: GivenSessions;
  readonly #asking: Asking;
  readonly #known = new Map<MemberKind, Ids>();
  readonly #others = new Map<MemberKind, Ids>();

  constructor(given: GivenSessions, asking: Asking) {
    this.#given = given;
    this.#asking = asking;
    for (const session of [given.session, ...Object.values(given.sessions)]) asking.keepSecret(session);
  }

  /** Whether an operation uses up anyone who asks (x-once) or what came before (x-after), and there is always someone else to ask. */
  mayBeSpent(operation: Operation): boolean {
    return (isOnce(operation) || isAfter(operation)) && this.#given.newSession !== undefined && this.#given.sessions[operation.operationId] === undefined;
  }

  /** The session that an operation is asked with. */
  async sessionFor(operation: Operation): Promise<Ids> {
    if (operation.isByNobody || (operation.isOpen && !this.mayBeSpent(operation))) return {};
    const own = this.#given.sessions[operation.operationId];
    const isUsedUp = isOnce(operation) && this.mayBeSpent(operation);
    if (own === undefined && !isUsedUp) this.#letRest(askedBy(operation));
    return own ?? (isUsedUp ? this.somebodyNew(askedBy(operation)) : this.sessionOf(askedBy(operation)));
  }

  /** Anyone who has come near a limit is followed by someone new, so that nothing has to wait for it; moderators and administrators may be the same account. */
  #letRest(kind: MemberKind): void {
    const known = this.#known.get(kind);
    if (known && this.#given.newSession && kind !== 'moderator' && kind !== 'administrator' && this.#asking.isTired(known)) this.#known.delete(kind);
  }

  /** Another member in the place of the one of a kind, where that one can do no more of what has to come first; undefined where there is nobody else. */
  async renewedFor(operation: Operation): Promise<Ids | undefined> {
    if (!this.mayBeSpent(operation) || isOnce(operation)) return undefined;
    return this.replaced(askedBy(operation));
  }

  /** Another member in the place of the one of a kind; undefined where nobody new can be signed in. */
  async replaced(kind: MemberKind): Promise<Ids | undefined> {
    const made = await this.somebodyNew(kind);
    if (Object.keys(made).length === 0) return undefined;
    this.#known.set(kind, made);
    return made;
  }

  /** The session of a kind of member; that of the run where the team gives no other. */
  async sessionOf(kind: MemberKind): Promise<Ids> {
    const given = this.#given.sessions[kind] ?? this.#known.get(kind);
    if (given) return given;
    if (kind === 'writer' && Object.keys(this.#given.session).length > 0) return this.#given.session;
    const made = await this.somebodyNew(kind);
    const session = Object.keys(made).length > 0 ? made : this.#given.session;
    this.#known.set(kind, session);
    return session;
  }

  /** The session of another member than the one of this session, of the kind where there is one; undefined where nobody else is known. */
  async somebodyElse(kind: MemberKind, session: Ids): Promise<Ids | undefined> {
    const isOther = (one: Ids): boolean => Object.keys(one).length > 0 && JSON.stringify(one) !== JSON.stringify(session);
    // Moderators and administrators may be the same account in every session.
    if (kind === 'moderator' || kind === 'administrator') return undefined;
    const known = this.#others.get(kind);
    if (known && isOther(known)) return known;
    const made = await this.somebodyNew(kind);
    const { session: usual, sessions } = this.#given;
    const { moderator: _moderator, administrator: _administrator, ...members } = sessions;
    // One of the same kind is refused for being another, and not for what kind they are.
    const given = [made, sessions[kind] ?? {}, usual, sessions['writer'] ?? {}, ...Object.values(members)];
    const other = given.find(isOther);
    if (other === made && other) this.#others.set(kind, made);
    return other;
  }

  async somebodyNew(kind: MemberKind): Promise<Ids> {
    const session = (await this.#given.newSession?.(kind)) ?? {};
    this.#asking.keepSecret(session);
    return session;
  }
}

export const isOnce = ({ pointer }: Operation): boolean => pointer.at('x-once')?.value === true;

const isAfter = ({ pointer }: Operation): boolean => pointer.text('x-after') !== undefined;
