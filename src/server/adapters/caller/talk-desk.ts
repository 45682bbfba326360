import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

/** What every adapter of talk stands on. */
export interface TalkParts {
  readonly db: Kysely<Tables>;
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Secrets;
  readonly context: Pick<RequestContext, 'caller'>;
}

/** Whoever asks, by the sums under which their things are kept; the account itself never goes near them. */
export class TalkDesk {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #context: Pick<RequestContext, 'caller'>;
  readonly #known = new Map<string, string>();
  #personas: readonly string[] | undefined;

  constructor({ db, clock, secrets, context }: TalkParts) {
    this.db = db;
    this.secrets = secrets;
    this.#clock = clock;
    this.#context = context;
  }

  get now(): number {
    return this.#clock.now();
  }

  get today(): string {
    return dayOf(this.now);
  }

  get isMember(): boolean {
    return this.#context.caller !== undefined;
  }

  /** The sum for a purpose; for a guest a word that is nobody's. */
  mark(purpose: string): string {
    return this.isMember ? this.reference(purpose) : '';
  }

  /** The sum for a purpose; only members have one. */
  reference(purpose: string, ...more: readonly string[]): string {
    const accountId = this.#accountId();
    const key = JSON.stringify([purpose, ...more]);
    const known = this.#known.get(key) ?? this.secrets.reference(purpose, accountId, ...more);
    this.#known.set(key, known);
    return known;
  }

  persona(profileType: ProfileType): string {
    return this.secrets.personaOf(this.#accountId(), profileType);
  }

  /** Both personas; a guest has none. */
  get personas(): readonly string[] {
    this.#personas ??= this.isMember ? profileTypes.map((type) => this.persona(type)) : [];
    return this.#personas;
  }

  /** Only those who have chosen the name they write under may write. */
  needWriter(): void {
    this.#accountId();
    if (!this.#context.caller?.member.isWriter) throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
  }

  /** To whoever is no moderator there is nothing to moderate. */
  needModerator(): void {
    this.#accountId();
    if (this.#context.caller?.role !== 'moderator') throw new Failure('missing');
  }

  #accountId(): string {
    if (!this.#context.caller) throw new Failure('signed-out');
    return this.#context.caller.member.userId;
  }
}
