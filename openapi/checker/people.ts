import type { Operation } from '../read/operation.ts';
import type { Asking } from './asking.ts';
import type { Ids } from './call.ts';
import { askedBy, type MemberKind } from './member-kinds.ts';

export interface GivenSessions {
  readonly session: Ids;
  /** Dedicated sessions, by operationId or kind of member (x-asked-by). */
  readonly sessions: Readonly<Record<string, Ids>>;
  /** Signs in a new member of a kind, perhaps the same moderator or administrator each time. */
  readonly newSession: ((kind: MemberKind) => Promise<Ids>) | undefined;
}

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

  /** True for operations that use up their caller (x-once, x-after), if there are replacements. */
  mayBeSpent(operation: Operation): boolean {
    return (isOnce(operation) || isAfter(operation)) && this.#given.newSession !== undefined && this.#given.sessions[operation.operationId] === undefined;
  }

  async sessionFor(operation: Operation): Promise<Ids> {
    if (operation.isByNobody || (operation.isOpen && !this.mayBeSpent(operation))) return {};
    const own = this.#given.sessions[operation.operationId];
    const isUsedUp = isOnce(operation) && this.mayBeSpent(operation);
    if (own === undefined && !isUsedUp) this.#letRest(askedBy(operation));
    return own ?? (isUsedUp ? this.somebodyNew(askedBy(operation)) : this.sessionOf(askedBy(operation)));
  }

  /** Replaces members near a limit, except moderators and administrators. */
  #letRest(kind: MemberKind): void {
    const known = this.#known.get(kind);
    if (known && this.#given.newSession && kind !== 'moderator' && kind !== 'administrator' && this.#asking.isTired(known)) this.#known.delete(kind);
  }

  /** Replacement where a member can no longer do the prior step. Undefined without one. */
  async renewedFor(operation: Operation): Promise<Ids | undefined> {
    if (!this.mayBeSpent(operation) || isOnce(operation)) return undefined;
    return this.replaced(askedBy(operation));
  }

  /** Undefined where no new member can sign in. */
  async replaced(kind: MemberKind): Promise<Ids | undefined> {
    const made = await this.somebodyNew(kind);
    if (Object.keys(made).length === 0) return undefined;
    this.#known.set(kind, made);
    return made;
  }

  /** Defaults to the run's session. */
  async sessionOf(kind: MemberKind): Promise<Ids> {
    const given = this.#given.sessions[kind] ?? this.#known.get(kind);
    if (given) return given;
    if (kind === 'writer' && Object.keys(this.#given.session).length > 0) return this.#given.session;
    const made = await this.somebodyNew(kind);
    const session = Object.keys(made).length > 0 ? made : this.#given.session;
    this.#known.set(kind, session);
    return session;
  }

  /** Another member, of the kind if possible. Undefined where none is known. */
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
