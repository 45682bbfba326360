import type { Clock } from '#core/clock.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { onDay } from '#core/moderation/appeal-time.ts';
import type { ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import type { Decision } from '#core/moderation/moderations.ts';
import { appealedIn } from '#core/moderation/outcome-of.ts';
import { isAppealed, mayMend } from '#core/reviews/contribution-state.ts';
import type { OwnReviews } from '#core/reviews/own-reviews.ts';
import { exitKnownTo, reviewProblems, type NewReview, type OwnReview, type ReviewDraft } from '#core/reviews/review-draft.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { paysFor } from '#tests/fakes/contributions/fake-contribution-tokens.ts';

/** The reviews of an installation in memory by the key that sent them, which the fakes of all keys share. */
export class OwnReviewWorld {
  readonly companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[];
  readonly clock: Pick<Clock, 'now'>;
  readonly reviews = new Map<string, OwnReview>();
  /** The keys that have paid. */
  readonly paid = new Set<string>();
  /** The words of the appeals that wait, by review. */
  readonly appeals = new Map<string, string>();

  /** A world in which nobody has sent a review, and with one company where none is named. */
  constructor(
    companies: OwnReviewWorld['companies'] = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })],
    clock: OwnReviewWorld['clock'] = new FakeClock(),
  ) {
    this.companies = companies;
    this.clock = clock;
  }

  get today(): string {
    return dayOf(this.clock.now());
  }

  /** A review that waits comes out. */
  comeOut(reviewId: string): void {
    this.#put(reviewId, { state: 'live' });
  }

  /** A moderator takes a review down. */
  takeDown(reviewId: string, { rule, note }: Pick<ModerationOutcome, 'rule' | 'note'>): void {
    const outcome = { measure: 'remove', rule, note, decidedOn: this.today, appeal: 'none', mayAppeal: true } as const;
    this.#put(reviewId, { state: 'rejected', moderation: [outcome] });
  }

  /** A moderator decides about what waits hidden. */
  look(reviewId: string, decision: Decision): void {
    if (decision === 'keep') this.#put(reviewId, { state: 'live', moderation: [] });
    else this.takeDown(reviewId, { rule: this.#find(reviewId)[1].moderation[0]?.rule ?? 'other', note: '' });
  }

  /** Another moderator decides about what the author has appealed: `keep` sides with the author. */
  lookAgain(reviewId: string, decision: Decision): void {
    const { moderation } = this.#find(reviewId)[1];
    const answered = decision === 'keep' ? ({ appeal: 'granted', note: '' } as const) : ({ appeal: 'rejected' } as const);
    this.appeals.delete(reviewId);
    this.#put(reviewId, {
      state: decision === 'keep' ? 'live' : 'rejected',
      moderation: moderation.map((outcome) => ({ ...outcome, ...answered, decidedOn: this.today })),
    });
  }

  #find(reviewId: string): readonly [publicKey: string, own: OwnReview] {
    const found = [...this.reviews].find(([, own]) => own.reviewId === reviewId);
    if (!found) throw new Failure('missing');
    return found;
  }

  #put(reviewId: string, changed: Partial<OwnReview>): void {
    const [publicKey, own] = this.#find(reviewId);
    this.reviews.set(publicKey, { ...own, ...changed });
  }
}

/** The review of one key in memory. */
export class FakeOwnReviews implements OwnReviews {
  readonly #world: OwnReviewWorld;
  readonly #publicKey: string;

  constructor(world: OwnReviewWorld, publicKey: string) {
    this.#world = world;
    this.#publicKey = publicKey;
  }

  async create(companyUrlName: string, { isInvited: _, ...draft }: NewReview, token: ContributionToken): Promise<OwnReview> {
    const before = await this.mine();
    if (before) return before;
    const texts = publishable(draft);
    const company = this.#world.companies.find(({ urlName }) => urlName === companyUrlName);
    if (!company) throw new Failure('missing');
    if (!paysFor(this.#publicKey, token)) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    if (this.#world.paid.has(this.#publicKey)) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    this.#world.paid.add(this.#publicKey);
    const { urlName, name } = company;
    return this.#keep({
      ...draft,
      ...texts,
      exit: exitKnownTo(draft),
      reviewId: anId('r'),
      company: { urlName, name },
      designation: null,
      city: null,
      state: 'submitted',
      version: 0,
      moderation: [],
    });
  }

  async change(reviewId: string, draft: ReviewDraft, version: number): Promise<OwnReview> {
    const texts = publishable(draft);
    const own = await this.#one(reviewId);
    const isTaken = own.state === 'rejected';
    if (isTaken && isAppealed(own)) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    if (isTaken && !mayMend(own, this.#world.today)) throw new Failure('conflict');
    if (own.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const waiting = { measure: 'hide', decidedOn: null, note: '', appeal: 'none', mayAppeal: false } as const;
    const anew = isTaken && ({ state: 'submitted', moderation: own.moderation.slice(0, 1).map(({ rule }) => ({ ...waiting, rule })) } as const);
    return this.#keep({ ...own, ...draft, ...texts, exit: exitKnownTo(draft), ...anew, version: version + 1 });
  }

  async remove(reviewId: string): Promise<void> {
    await this.#one(reviewId);
    this.#world.reviews.delete(this.#publicKey);
  }

  async appeal(reviewId: string, text: string): Promise<OwnReview> {
    const words = text.trim();
    if (words === '') throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const own = await this.#one(reviewId);
    if (this.#world.appeals.get(reviewId) === words) return own;
    const told = own.moderation.find(({ mayAppeal }) => mayAppeal);
    if (!told) throw new Failure('conflict');
    this.#world.appeals.set(reviewId, words);
    return this.#keep({ ...own, moderation: appealedIn(own.moderation, told.measure) });
  }

  async mine(): Promise<OwnReview | undefined> {
    const { reviews, today } = this.#world;
    const own = reviews.get(this.#publicKey);
    return own && { ...own, moderation: own.moderation.map((outcome) => onDay('REVIEW', outcome, today)) };
  }

  async #one(reviewId: string): Promise<OwnReview> {
    const own = await this.mine();
    if (own?.reviewId !== reviewId) throw new Failure('missing');
    return own;
  }

  #keep(own: OwnReview): OwnReview {
    this.#world.reviews.set(this.#publicKey, own);
    return own;
  }
}

/** The texts as they are kept. */
function publishable({ stars, title, likes, dislikes }: ReviewDraft): Pick<ReviewDraft, 'title' | 'likes' | 'dislikes'> {
  const texts = { title: title?.trim() || null, likes: likes.trim(), dislikes: dislikes.trim() };
  if (Object.keys(reviewProblems({ ...texts, stars })).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return texts;
}
