import { minuteMs } from '#core/figures/durations.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { Tenure } from '#core/profile/tenure.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { companiesCount, companyName, type Instance } from './crowd-instance.ts';
import { CrowdOffers } from './crowd-offers.ts';
import { CrowdName } from './crowd-name.ts';
import { CrowdTastes } from './crowd-tastes.ts';
import { jobOf, pictureOf, poll, subjects, submissionKey, thisYear, workOf, type CrowdJob, type Found, type Writing } from './crowd-words.ts';
import type { Seeded } from './seeded.ts';

/** Member with a device, an account, and a key unknown to any account. */
export class CrowdMember {
  readonly key = new PersonaKey();
  readonly company: number;
  readonly job: CrowdJob;
  /** Account, once created: the adversary's target. */
  accountId = '';
  isGone = false;
  readonly #own = new Set<string>();
  readonly #instance: Instance;
  readonly #number: number;
  readonly #chance: Seeded;
  readonly #offers = new CrowdOffers();
  readonly #tastes: CrowdTastes;
  readonly #name: CrowdName;
  #browser: MemberScope;

  constructor(instance: Instance, number: number, company: number, chance: Seeded) {
    this.#instance = instance;
    this.#number = number;
    this.company = company;
    this.job = jobOf(company, Math.floor(number / companiesCount));
    this.#chance = chance;
    this.#tastes = new CrowdTastes(instance, company, chance);
    this.#name = new CrowdName(instance, this.key, `${1 + chance.below(40)}-sky`);
    this.#browser = this.#newBrowser();
  }

  async arrive(): Promise<void> {
    await this.#signIn();
    await this.#stateCareer(await this.bySession());
    await this.#instance.db.updateTable('account').set({ is_reader: true }).where('id', '=', this.accountId).execute();
  }

  async enter(): Promise<void> {
    await this.come(() => 0);
    await this.#name.begin(await this.#unrenewed());
  }

  /** Renews the session, as an open page does. */
  async renew(): Promise<void> {
    await this.#browser.sessions.refresh();
  }

  /** Begins the name in the open page by its key alone, and writes under it. */
  async begin(): Promise<void> {
    await this.#name.begin(await this.#unrenewed());
    this.#pass(3);
    await this.write('ANONYMOUS');
  }

  async come(chance: () => number): Promise<void> {
    const { db } = this.#instance;
    await this.#signIn();
    const me = await this.bySession();
    await this.#stateCareer(me);
    await me.communities.join(this.#tastes.joined);
    this.#pass(2);
    if (this.#chance.happens(0.6)) await this.#proveAddress();
    await db.updateTable('account').set({ is_reader: true }).where('id', '=', this.accountId).execute();
    // Who only reads is counted by session, and votes so: that is taken back when they join.
    await me.views.record((await this.#latest(1_000)).map(({ id }) => id));
    for (const { id } of (await this.#latest()).filter(() => this.#chance.happens(0.1))) await this.#votesAsReader(id);
    await this.#name.choose(await this.bySession(), chance);
  }

  async #stateCareer(me: Ports): Promise<void> {
    this.accountId = (await me.sessions.current()).member?.userId ?? '';
    const career = await me.careers.create({ type: 'working', companyName: companyName(this.company) });
    await me.careers.saveDetails(career.careerStatusId, workOf(this.job));
    await this.worked(this.company, { from: `${thisYear - this.job.years}-01`, to: null });
  }

  async worked(company: number, tenure: Tenure): Promise<void> {
    const { title: designation, city: location } = this.job;
    const { experiences } = await this.bySession();
    await experiences.add({ companyName: companyName(company), designation, employmentType: 'fulltime', location, ...tenure }, submissionKey());
  }

  /** Visits: reads by session, votes by key, and may write under one name. */
  async visit(): Promise<void> {
    if (this.isGone) return;
    await this.#browser.sessions.refresh();
    const others = await this.#latest();
    const read = others[this.#chance.below(others.length)];
    await this.#see([...others.filter(() => this.#chance.happens(0.2)), ...(read ? [read] : [])]);
    if (read && this.#chance.happens(0.5)) await this.#vote(read);
    this.#pass(this.#chance.below(8));
    const isSigned = this.#chance.happens(0.25);
    if (isSigned) await this.write('DESIGNATION');
    else if (this.#chance.happens(0.5)) await this.write('ANONYMOUS');
    if (read && !isSigned && this.#chance.happens(0.4)) await this.#takePart(read.id);
  }

  async rest(): Promise<void> {
    if (this.isGone) return;
    await this.#signIn();
    await (await this.bySession()).accounts.deactivate();
    this.isGone = true;
  }

  async comeBack(): Promise<void> {
    await this.#signIn();
    await (await this.bySession()).accounts.reactivate();
    this.isGone = false;
  }

  /** Deletes the account. The made-up name stays, as it belongs to the key. */
  async leave(): Promise<void> {
    await this.#signIn();
    await (await this.bySession()).accounts.delete({ designationProfile: 'delete', feedback: 'delete' });
    this.isGone = true;
    this.accountId = '';
  }

  async write(
    profileType: ProfileType,
    { isPoll = this.#chance.happens(0.3), community = this.#tastes.placeFor(profileType), ...how }: Writing = {},
  ): Promise<string> {
    const by = profileType === 'ANONYMOUS' ? this.byKey : await this.bySession();
    const subject = subjects[this.#chance.below(subjects.length)] ?? '';
    const texts = { title: `What about ${subject}?`, content: `I would like to know how others see ${subject}.` };
    const { type, entityId } = this.#instance.communities[community] ?? { type: 'topic' as const, entityId: '' };
    const media = how.hasPicture ? [{ mediaType: 'IMAGE' as const, fileKey: (await by.postPictures.upload(await pictureOf(this.#number))).fileKey }] : [];
    const mayPay = profileType === 'ANONYMOUS' && !isPoll && !how.hasPicture;
    const offers = mayPay ? await this.#offers.shown((await this.bySession()).offers, this.#number) : [];
    const parts = { media, poll: isPoll ? poll : null, salaryIds: [], offers, isLater: how.isLater ?? false };
    const outcome = await by.posts.create({ submissionKey: submissionKey(), ...texts, community: { type, entityId }, profileType, ...parts });
    if (!('postId' in outcome)) throw new Error(JSON.stringify(outcome));
    if (profileType === 'ANONYMOUS') this.#own.add(outcome.postId);
    this.#pass(this.#chance.below(3));
    return outcome.postId;
  }

  async comment(profileType: ProfileType, postId: string): Promise<string> {
    const by = profileType === 'ANONYMOUS' ? this.byKey : await this.bySession();
    const outcome = await by.comments.write(postId, { content: 'It is the same where I work.', submissionKey: submissionKey(), profileType });
    if (!('comment' in outcome)) throw new Error(JSON.stringify(outcome));
    return outcome.comment.commentId;
  }

  /** Writes a poll by designation, and at once another under the made-up name. */
  async asksTwice(): Promise<void> {
    await this.#browser.sessions.refresh();
    for (const name of ['DESIGNATION', 'ANONYMOUS'] as const) await this.write(name, { isPoll: true });
  }

  readsAll = async (): Promise<void> => this.#see(await this.#latest(1_000));

  /** Views posts by key, except those of the name. */
  async #see(posts: readonly Found[]): Promise<void> {
    await this.byKey.views.record(posts.map(({ id }) => id).filter((id) => !this.#own.has(id)));
  }

  async #votesAsReader(postId: string): Promise<void> {
    const me = await this.bySession();
    await me.votes.cast({ resourceId: postId, resourceType: 'POST' }, 'up');
    await me.posts.requestAnswer(postId);
  }

  async #vote({ id, kind }: Found): Promise<void> {
    await this.byKey.votes.cast({ resourceId: id, resourceType: 'POST' }, 'up');
    const options = kind === 'poll' ? (await this.byKey.polls.of([id])).get(id)?.options : undefined;
    const option = options?.[this.#chance.below(options.length)];
    if (option) await this.byKey.polls.choose(id, option.optionId);
  }

  /** Comments, requests an answer and reports by key. Only the browser knows what it hides. */
  async #takePart(postId: string): Promise<void> {
    const by = this.byKey;
    await this.comment('ANONYMOUS', postId);
    if (this.#chance.happens(0.4)) await by.posts.requestAnswer(postId);
    if (this.#chance.happens(0.4)) await by.reports.file({ resourceId: postId, resourceType: 'POST', reason: 'spam' });
  }

  #latest(most = 30): Promise<readonly Found[]> {
    return this.#instance.db.selectFrom('post').select(['id', 'kind']).where('status', '=', 'LIVE').orderBy('posted_at', 'desc').limit(most).execute();
  }

  async #proveAddress(): Promise<void> {
    const to = { kind: 'work' as const, address: `person.${this.#number}@company-${this.company}.example` };
    const me = await this.bySession();
    await me.mailVerifications.send(to, 'en');
    const mail = this.#instance.mailbox.list().find(({ to: address }) => address === to.address);
    this.#pass(1);
    await me.mailVerifications.confirm(to, /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '');
  }

  async #signIn(): Promise<void> {
    this.#browser = this.#newBrowser();
    await this.#browser.signIn(`person-${this.#number}`);
  }

  #newBrowser(): MemberScope {
    const { db, clock, secrets } = this.#instance;
    return new MemberScope(db, clock, secrets);
  }

  /** Ports by session, renewed once expired. */
  async bySession(): Promise<Ports> {
    if (!(await this.#browser.context()).caller) await this.#browser.sessions.refresh();
    return adaptersFor(this.#instance.parts)(await this.#browser.context());
  }

  /** Ports of the session as it is, possibly expired. */
  async #unrenewed(): Promise<Ports> {
    return adaptersFor(this.#instance.parts)(await this.#browser.context());
  }

  get byKey(): Ports {
    return this.#instance.under(this.key.publicKey);
  }

  #pass(minutes: number): void {
    this.#instance.clock.advance(minutes * minuteMs + this.#chance.below(minuteMs));
  }
}
