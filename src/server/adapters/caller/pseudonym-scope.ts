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

/** The parts of a scope: database, clock and keys of the installation, and the context of one request. */
export interface ScopeParts<Context extends OfRequest = OfRequest> {
  readonly db: Kysely<Tables>;
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Secrets;
  /** Every table of the database. */
  readonly tables: readonly AnyTable[];
  /** Every kind of what members write. */
  readonly kinds: ContentKinds;
  readonly readDesignation: ReadDesignation;
  /** The judge of texts that a moderator reads first, although no list has their words; without it there are none. */
  readonly classifier?: AbuseClassifier | undefined;
  /** The way to everyone who is connected; without it nobody is. */
  readonly news?: ChatNews;
  /** The changes of follower counts that this process has seen today. */
  readonly followerChanges?: FollowerChanges;
  readonly context: Context;
}

const nobodyConnected: ChatNews = { tell: () => undefined };

/**
 * The scope of one request in which the caller is known by pseudonyms alone, as posts, comments and votes are stored. The account id does not
 * leave it, so that no adapter that takes this scope can write it beside what others read (F-15, F-16). Where a persona's key signed the request
 * there is no account at all, and every pseudonym is made of the persona (F-07).
 */
export class PseudonymScope {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly tables: readonly AnyTable[];
  readonly kinds: ContentKinds;
  readonly classifier: AbuseClassifier;
  readonly news: ChatNews;
  readonly whenOver: WhenOver | undefined;
  /** The jar in which the browser keeps what the account has joined: no row may say so. A request that a persona's key signed has none. */
  readonly joinedJar: JoinedJar | undefined;
  /** The jar in which the browser keeps which news of companies it has shown. */
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

  /** The day in India. */
  get today(): string {
    return dayOf(this.now);
  }

  get isMember(): boolean {
    return this.#subject !== undefined;
  }

  /** Whether a persona's key signed the request, so that no account is known in it. */
  get isSigned(): boolean {
    return this.#signer !== undefined;
  }

  /** The scope of a member, refused to guests (401). */
  get member(): this {
    this.#known();
    return this;
  }

  /** The persona whose key signed the request; refused where none did. */
  get signer(): string {
    if (this.#signer === undefined) throw new Failure('signed-out');
    return this.#signer;
  }

  /** The scope of a writer, refused to members with neither a made-up name nor a confirmed job. */
  async writer(): Promise<this> {
    const mayWrite = this.#signer !== undefined || this.#signedIn().member.isWriter || (await this.#hasConfirmedJob());
    if (!mayWrite) throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
    return this;
  }

  /** The scope of a moderator, refused to members who are none: to them there is nothing to moderate. */
  get moderator(): this {
    if (!mayModerate(this.#signedIn().member.role)) throw new Failure('missing');
    return this;
  }

  /** Whether the caller moderates, and so sees what others do not. */
  get isModerator(): boolean {
    return mayModerate(this.#caller?.member.role);
  }

  /** The role of the caller; none for a guest, and for a persona that signs. */
  get role(): MemberRole | undefined {
    return this.#caller?.member.role;
  }

  /** Whether the caller is an administrator. */
  get mayAdminister(): boolean {
    return mayAdminister(this.#caller?.member.role);
  }

  /** The scope of an administrator, refused to members who are none: to them there is nothing to administer. */
  get administrator(): this {
    if (!mayAdminister(this.#signedIn().member.role)) throw new Failure('missing');
    return this;
  }

  /** The standing of the caller, by how settled they are here; refused to guests. It says nothing of who they are. */
  get record(): Omit<ReporterRecord, 'upheld'> {
    const { madeOn, member } = this.#signedIn();
    return { days: Math.floor((Date.parse(this.today) - Date.parse(madeOn)) / dayMs), isOnboarded: member.isReader };
  }

  /** The HMAC pseudonym of the caller for a purpose, refused to guests. Without the key nobody can tell whose it is, or join two purposes. */
  keyFor(purpose: string, ...more: readonly string[]): string {
    const subject = this.#known();
    const asked = JSON.stringify([purpose, ...more]);
    const key = this.#keys.get(asked) ?? this.secrets.reference(purpose, subject, ...more);
    this.#keys.set(asked, key);
    return key;
  }

  /** The pseudonym of a member for a purpose; for a guest the empty text, which is nobody's. */
  keyOrGuest(purpose: string): string {
    return this.isMember ? this.keyFor(purpose) : '';
  }

  /** The key of the persona that the caller writes under as this: their made-up name signs, and what they work as goes by session. */
  persona(profileType: ProfileType): string {
    if (profileType === this.#profileType) return this.#signer ?? this.secrets.personaOf(this.#signedIn().member.userId);
    if (profileType === 'ANONYMOUS') throw new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
    throw new Failure('conflict', 'There is nothing that you could write under in this way.');
  }

  /** The work of the caller, by their career; nothing for a guest and a made-up name. */
  async designation(db = this.db): Promise<DesignationFace | undefined> {
    if (this.#signer !== undefined || !this.#caller) return undefined;
    return this.#readDesignation({ db, secrets: this.secrets }, this.#caller.member.userId);
  }

  /** The key of the persona that the caller may write under here, made or not; a guest has none. */
  get personas(): readonly string[] {
    this.#personas ??= this.isMember ? [this.persona(this.#profileType)] : [];
    return this.#personas;
  }

  /** The kind of the caller's persona; nothing where it is not theirs. */
  profileTypeOf(personaRef: string | null): ProfileType | undefined {
    return personaRef !== null && this.personas.includes(personaRef) ? this.#profileType : undefined;
  }

  get #profileType(): ProfileType {
    return this.#signer === undefined ? 'DESIGNATION' : 'ANONYMOUS';
  }

  /** The subject of pseudonyms: the account, or the persona where its key signed. */
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
