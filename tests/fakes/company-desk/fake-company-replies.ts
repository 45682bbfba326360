import type { CompanyReplies } from '#core/company-desk/company-replies.ts';
import { isTooSoon, type ReplyVersion } from '#core/company-desk/company-reply.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { isSaidAgain } from '#core/company-desk/reply-folding.ts';
import { refusalsOf } from '#core/company-desk/reply-refusal.ts';
import { existing, Failure } from '#core/failure.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Page } from '#core/page.ts';
import type { Review } from '#core/reviews/review.ts';
import { anId } from '#tests/content.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

export class FakeCompanyReplies implements CompanyReplies {
  readonly #logins: FakeDeskLogins;

  constructor(logins = new FakeDeskLogins()) {
    this.#logins = logins;
  }

  async reviews(urlName: string, isAnswered: boolean, after?: string | null, pageSize = 10): Promise<Page<Review>> {
    const { world } = this.#logins;
    const { companyId } = this.#logins.open(urlName, () => true);
    const known = world.reviews
      .filter((review) => review.companyId === companyId && review.status === 'LIVE')
      .filter(({ reviewId }) => ((world.replyTo(reviewId)?.text ?? '') !== '') === isAnswered)
      .toSorted((one, other) => other.week.localeCompare(one.week));
    const shown = await Promise.all(known.map(({ reviewId }) => this.#shown(reviewId)));
    return pageOf(shown, ({ reviewId }) => reviewId, after, pageSize);
  }

  async save(urlName: string, reviewId: string, text: string): Promise<Review> {
    const { companyId } = this.#logins.open(urlName, mayWrite);
    const { name } = existing(this.#logins.world.companies.find((company) => company.companyId === companyId));
    for (const { kind, said } of refusalsOf(text, name))
      throw new Failure('invalid', undefined, {
        code: kind === 'abusive' ? 'TEXT_ABUSIVE' : 'REPLY_REFUSED',
        problems: [{ pointer: '/body/text', message: said, words: said }],
      });
    return this.#write(companyId, reviewId, text.trim());
  }

  async takeBack(urlName: string, reviewId: string): Promise<Review> {
    return this.#write(this.#logins.open(urlName, mayWrite).companyId, reviewId, '');
  }

  async versions(reviewId: string): Promise<readonly ReplyVersion[]> {
    existing(this.#logins.world.reviews.find((review) => review.reviewId === reviewId && review.status === 'LIVE'));
    return this.#logins.world.replies
      .filter((reply) => reply.reviewId === reviewId && !this.#logins.world.takedownOf(reply.replyId))
      .map(({ text, day }) => ({ text, week: weekOf(day) }))
      .toReversed();
  }

  async #write(companyId: string, reviewId: string, text: string): Promise<Review> {
    const { world } = this.#logins;
    const review = existing(world.reviews.find((known) => known.reviewId === reviewId && known.companyId === companyId && known.status === 'LIVE'));
    const last = world.replyTo(reviewId);
    if ((last?.text ?? '') !== text) {
      if (text !== '' && isTooSoon(review.stars, last?.day ?? null, world.today)) throw new Failure('conflict', undefined, { code: 'REPLY_TOO_SOON' });
      const removed = world.replies.filter((reply) => reply.reviewId === reviewId && world.takedownOf(reply.replyId));
      if (removed.some(({ replyId }) => world.takedownOf(replyId)?.appeal === 'open')) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
      if (text !== '' && removed.some((reply) => isSaidAgain(reply.text, text))) throw new Failure('conflict', undefined, { code: 'REPLY_REMOVED' });
      world.replies.push({ replyId: last?.replyId ?? anId('y'), reviewId, text, day: world.today });
    }
    return this.#shown(reviewId);
  }

  async #shown(reviewId: string): Promise<Review> {
    const { world } = this.#logins;
    const { replyId = '', text = '', day = '' } = world.replyTo(reviewId) ?? {};
    const review = await new FakeReviews(world.companies, world.reviews).one(reviewId);
    return { ...review, reply: text === '' ? null : { replyId, text, week: weekOf(day) } };
  }
}
