import { dayMs } from '#core/figures/durations.ts';
import type { Kysely } from 'kysely';
import type { ChatNews } from '#core/chat/chat-news.ts';
import type { Clock } from '#core/clock.ts';
import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import { mayAdminister, mayModerate, type MemberRole } from '#core/moderation/member-role.ts';
import { findsNothing, type AbuseClassifier } from '#core/abuse-classifier/abuse-classifier.ts';
import type { ReporterRecord } from '#core/moderation/report.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Caller, RequestContext, WhenOver } from '#core/sessions/request-context.ts';
import type { JoinedJar, NewsJar } from '#core/sessions/token-jar.ts';
import type { DesignationFace, ReadDesignation } from './designation-face.ts';
import type { FollowerChanges } from './follower-changes.ts';
import type { ContentKinds } from '../content-kinds.ts';
import type { AnyTable } from '../database/table.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

type OfRequest = Pick<RequestContext, 'caller' | 'persona' | 'whenOver'> & { readonly jar?: JoinedJar & NewsJar };

export interface ScopeParts<Context extends OfRequest = OfRequest> {
  readonly db: Kysely<Tables>;
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Secrets;
  readonly tables: readonly AnyTable[];
  readonly kinds: ContentKinds;
  readonly readDesignation: ReadDesignation;
  readonly classifier?: AbuseClassifier | undefined;
  readonly news?: ChatNews;
  readonly followerChanges?: FollowerChanges;
  readonly context: Context;
}

const nobodyConnected: ChatNews = { tell: () => undefined };

/** Knows the caller by pseudonyms alone and never exposes the account id (F-07, F-15, F-16). */
export class PseudonymScope {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly tables: readonly AnyTable[];
  readonly kinds: ContentKinds;
  readonly classifier: AbuseClassifier;
  readonly news: ChatNews;
  readonly whenOver: WhenOver | undefined;
  /** Joined communities stay in the browser, as no row may reveal them. Absent for signed requests. */
  readonly joinedJar: JoinedJar | undefined;
  readonly newsJar: NewsJar | undefined;
  readonly followerChanges: FollowerChanges | undefined;
  readonly #readDesignation: ReadDesignation;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #caller: Caller | undefined;
  readonly #signer: string | undefined;
  readonly #keys = new Map<string, string>();
  #personas: readonly string[] | undefined;

  constructor({ db, clock, secrets, tables, kinds, readDesignation, classifier = findsNothing, news = nobodyConnected, followerChanges, context }: ScopeParts) {
    this.db = db;
    this.secrets = secrets;
    this.tables = tables;
    this.kinds = kinds;
    this.classifier = classifier;
    this.news = news;
    this.followerChanges = followerChanges;
    this.#readDesignation = readDesignation;
    this.#clock = clock;
    this.#caller = context.caller;
    this.#signer = context.persona;
    this.whenOver = context.whenOver;
    const jar = this.#signer === undefined ? context.jar : undefined;
    this.newsJar = jar;
    this.joinedJar = jar;
  }

  get now(): number {
    return this.#clock.now();
  }

  /** Day in India. */
  get today(): string {
    return dayOf(this.now);
  }

  get isMember(): boolean {
    return this.#subject !== undefined;
  }

  /** True when a persona's key signed, so no account is known. */
  get isSigned(): boolean {
    return this.#signer !== undefined;
  }

  /** Refuses guests (401). */
  get member(): this {
    this.#known();
    return this;
  }

  /** Refuses requests not signed by a persona's key. */
  get signer(): string {
    if (this.#signer === undefined) throw new Failure('signed-out');
    return this.#signer;
  }

  /** Refuses members with neither a made-up name nor a confirmed job. */
  async writer(): Promise<this> {
    const mayWrite = this.#signer !== undefined || this.#signedIn().member.isWriter || (await this.#hasConfirmedJob());
    if (!mayWrite) throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
    return this;
  }

  /** Refuses others as if there were nothing to moderate. */
  get moderator(): this {
    if (!mayModerate(this.#signedIn().member.role)) throw new Failure('missing');
    return this;
  }

  get isModerator(): boolean {
    return mayModerate(this.#caller?.member.role);
  }

  /** Undefined for guests and signing personas. */
  get role(): MemberRole | undefined {
    return this.#caller?.member.role;
  }

  get mayAdminister(): boolean {
    return mayAdminister(this.#caller?.member.role);
  }

  /** Refuses others as if there were nothing to administer. */
  get administrator(): this {
    if (!mayAdminister(this.#signedIn().member.role)) throw new Failure('missing');
    return this;
  }

  /** Standing by seniority without identity. Refuses guests. */
  get record(): Omit<ReporterRecord, 'upheld'> {
    const { madeOn, member } = this.#signedIn();
    return { days: Math.floor((Date.parse(this.today) - Date.parse(madeOn)) / dayMs), isOnboarded: member.isReader };
  }

  /** HMAC pseudonym per purpose, unlinkable without the key. Refuses guests. */
  keyFor(purpose: string, ...more: readonly string[]): string {
    const subject = this.#known();
    const asked = JSON.stringify([purpose, ...more]);
    const key = this.#keys.get(asked) ?? this.secrets.reference(purpose, subject, ...more);
    this.#keys.set(asked, key);
    return key;
  }

  /** Empty for guests. */
  keyOrGuest(purpose: string): string {
    return this.isMember ? this.keyFor(purpose) : '';
  }

  /** Made-up names sign, while the work designation goes by session. */
  persona(profileType: ProfileType): string {
    if (profileType === this.#profileType) return this.#signer ?? this.secrets.personaOf(this.#signedIn().member.userId);
    if (profileType === 'ANONYMOUS') throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
    throw new Failure('conflict', 'There is nothing that you could write under in this way.');
  }

  /** Undefined for guests and made-up names. */
  async designation(db = this.db): Promise<DesignationFace | undefined> {
    if (this.#signer !== undefined || !this.#caller) return undefined;
    return this.#readDesignation({ db, secrets: this.secrets }, this.#caller.member.userId);
  }

  /** Personas the caller may write under, created or not. Empty for guests. */
  get personas(): readonly string[] {
    this.#personas ??= this.isMember ? [this.persona(this.#profileType)] : [];
    return this.#personas;
  }

  /** Undefined when the persona is not the caller's. */
  profileTypeOf(personaRef: string | null): ProfileType | undefined {
    return personaRef !== null && this.personas.includes(personaRef) ? this.#profileType : undefined;
  }

  get #profileType(): ProfileType {
    return this.#signer === undefined ? 'DESIGNATION' : 'ANONYMOUS';
  }

  get #subject(): string | undefined {
    return this.#signer ?? this.#caller?.member.userId;
  }

  async #hasConfirmedJob(): Promise<boolean> {
    const ref = this.persona('DESIGNATION');
    const job = await this.db.selectFrom('persona').select('is_verified').where('ref', '=', ref).executeTakeFirst();
    return (job ?? (await this.designation()))?.is_verified ?? false;
  }

  #known(): string {
    const subject = this.#subject;
    if (subject === undefined) throw new Failure('signed-out');
    return subject;
  }

  #signedIn(): Caller {
    if (!this.#caller) throw new Failure('signed-out');
    return this.#caller;
  }
}
