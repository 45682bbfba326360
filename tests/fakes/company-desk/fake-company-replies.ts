import type { BenefitReplies, CompanyReplies, InterviewReplies, Replied, RepliesTo } from '#core/company-desk/company-replies.ts';
import type { BenefitNote } from '#core/benefits/benefit.ts';
import { isTooSoon, type ReplyVersion } from '#core/company-desk/company-reply.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { isSaidAgain } from '#core/company-desk/reply-folding.ts';
import { refusalsOf } from '#core/company-desk/reply-refusal.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import { existing, Failure } from '#core/failure.ts';
import type { Interview } from '#core/interviews/interview.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Page } from '#core/page.ts';
import type { Review } from '#core/reviews/review.ts';
import { anId } from '#tests/content.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';
import type { FakeDeskWorld, FakeThing } from './fake-desk-world.ts';

export const reviewsIn = ({ reviews }: FakeDeskWorld): readonly FakeThing[] => reviews.map(({ reviewId: id, ...known }) => ({ ...known, id }));

export const interviewsIn = ({ interviews }: FakeDeskWorld): readonly FakeThing[] =>
  interviews.map(({ interviewId: id, ...known }) => ({ ...known, id, stars: null }));

export const notesIn = ({ benefits }: FakeDeskWorld): readonly FakeThing[] =>
  benefits.flatMap(({ benefitsId: id, note, ...known }) => (note ? [{ ...known, id, stars: null }] : []));

/** Replies below things of one kind, whose desks share a world. */
abstract class FakeRepliesTo<Thing extends Replied> implements RepliesTo<Thing> {
  readonly #logins: FakeDeskLogins;

  constructor(logins = new FakeDeskLogins()) {
    this.#logins = logins;
  }

  protected abstract things(world: FakeDeskWorld): readonly FakeThing[];
  protected abstract one(world: FakeDeskWorld, id: string, reply: EmployerReply | null): Promise<Thing>;

  async list(urlName: string, isAnswered: boolean, after?: string | null, pageSize = 10): Promise<Page<Thing>> {
    const { world } = this.#logins;
    const { companyId } = this.#logins.open(urlName, () => true);
    const known = this.things(world)
      .filter((thing) => thing.companyId === companyId && thing.status === 'LIVE')
      .filter(({ id }) => ((world.replyTo(id)?.text ?? '') !== '') === isAnswered)
      .toSorted((one, other) => other.week.localeCompare(one.week));
    const { items, next } = pageOf(known, ({ id }) => id, after, pageSize);
    return { items: await Promise.all(items.map(({ id }) => this.#shown(id))), next };
  }

  async save(urlName: string, id: string, text: string): Promise<Thing> {
    const { companyId } = this.#logins.open(urlName, mayWrite);
    const { name } = existing(this.#logins.world.companies.find((company) => company.companyId === companyId));
    for (const { kind, said } of refusalsOf(text, name))
      throw new Failure('invalid', undefined, {
        code: kind === 'abusive' ? 'TEXT_ABUSIVE' : 'REPLY_REFUSED',
        problems: [{ pointer: '/body/text', message: said, words: said }],
      });
    return this.#write(companyId, id, text.trim());
  }

  async takeBack(urlName: string, id: string): Promise<Thing> {
    return this.#write(this.#logins.open(urlName, mayWrite).companyId, id, '');
  }

  async versions(id: string): Promise<readonly ReplyVersion[]> {
    const { world } = this.#logins;
    existing(this.things(world).find((thing) => thing.id === id && thing.status === 'LIVE'));
    if ((world.replyTo(id)?.text ?? '') === '') return [];
    return world.replies
      .filter((reply) => reply.aboutId === id && !world.takedownOf(reply.replyId))
      .map(({ text, day }) => ({ text, week: weekOf(day) }))
      .toReversed();
  }

  async #write(companyId: string, aboutId: string, text: string): Promise<Thing> {
    const { world } = this.#logins;
    const { stars } = existing(this.things(world).find((known) => known.id === aboutId && known.companyId === companyId && known.status === 'LIVE'));
    const last = world.replyTo(aboutId);
    if ((last?.text ?? '') !== text) {
      if (text !== '' && isTooSoon(stars, last?.day ?? null, world.today)) throw new Failure('conflict', undefined, { code: 'REPLY_TOO_SOON' });
      const own = world.thingsOf(companyId);
      const removed = world.replies.filter((reply) => own.includes(reply.aboutId) && world.takedownOf(reply.replyId));
      if (removed.some(({ replyId, aboutId: about }) => about === aboutId && world.takedownOf(replyId)?.appeal === 'open'))
        throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
      if (text !== '' && removed.some((reply) => reply.text !== '' && isSaidAgain(reply.text, text)))
        throw new Failure('conflict', undefined, { code: 'REPLY_REMOVED' });
      world.replies.push({ replyId: last?.replyId ?? anId('y'), aboutId, text, day: world.today });
    }
    return this.#shown(aboutId);
  }

  #shown(id: string): Promise<Thing> {
    const { world } = this.#logins;
    const { replyId = '', text = '', day = '' } = world.replyTo(id) ?? {};
    return this.one(world, id, text === '' ? null : { replyId, text, week: weekOf(day), answer: null });
  }
}

export class FakeCompanyReplies extends FakeRepliesTo<Review> implements CompanyReplies {
  protected override things(world: FakeDeskWorld): readonly FakeThing[] {
    return reviewsIn(world);
  }

  protected override async one({ companies, reviews }: FakeDeskWorld, id: string, reply: EmployerReply | null): Promise<Review> {
    return { ...(await new FakeReviews(companies, reviews).one(id)), reply };
  }
}

export class FakeInterviewReplies extends FakeRepliesTo<Interview> implements InterviewReplies {
  protected override things(world: FakeDeskWorld): readonly FakeThing[] {
    return interviewsIn(world);
  }

  protected override async one({ companies, interviews }: FakeDeskWorld, id: string, reply: EmployerReply | null): Promise<Interview> {
    return { ...(await new FakeInterviews(companies, interviews).one(id)), reply };
  }
}

export class FakeBenefitReplies extends FakeRepliesTo<BenefitNote> implements BenefitReplies {
  protected override things(world: FakeDeskWorld): readonly FakeThing[] {
    return notesIn(world);
  }

  protected override async one({ companies, benefits }: FakeDeskWorld, id: string, reply: EmployerReply | null): Promise<BenefitNote> {
    return { ...(await new FakeBenefits(companies, benefits).note(id)), reply };
  }
}
