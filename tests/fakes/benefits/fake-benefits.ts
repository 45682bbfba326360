import { benefitShare, nextBenefits, peopleShown, sharedGroups, type BenefitFigure } from '#core/benefits/benefit-shares.ts';
import { benefitsInOrder, type Benefit, type BenefitNote, type CompanyBenefit, type CompanyBenefits } from '#core/benefits/benefit.ts';
import { benefitsProblems, tidiedBenefits, type BenefitsDraft, type OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { benefitsContribution } from '#core/benefits/own-benefits.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import { inContributionOrder } from '#core/contributions/contribution-order.ts';
import { existing } from '#core/failure.ts';
import { usualPageSize } from '#core/page.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { companyAmong, type KnownCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import { OwnContributionBackend, refuseProblems, refuseReachable, type Made } from '#tests/fakes/contributions/own-contribution-backend.ts';
import { freshly } from '#tests/fakes/crowds/freshly.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

export class FakeBenefits implements Benefits {
  readonly #companies: readonly KnownCompany[];
  readonly #reported: readonly KnownBenefits[];

  constructor(companies: readonly KnownCompany[] = [], reported: readonly KnownBenefits[] = []) {
    this.#companies = companies;
    this.#reported = reported.filter(({ status }) => status === 'LIVE');
  }

  async ofCompany(urlName: string): Promise<CompanyBenefits> {
    const { companyId, name } = companyAmong(this.#companies, urlName);
    const reported = this.#of(companyId);
    const { made, notes } = countedAmong(reported);
    return { company: { urlName, name }, people: peopleShown(made, saidAmong(reported)('people')), groups: sharedGroups(made, notes) };
  }

  async one(urlName: string, benefit: Benefit, after?: string | null, pageSize = usualPageSize): Promise<CompanyBenefit> {
    const { companyId, name } = companyAmong(this.#companies, urlName);
    const reported = this.#of(companyId);
    const noted = reported.filter(({ note }) => note?.benefit === benefit);
    const sorted = inContributionOrder(noted, 'newToOld', ({ benefitsId: id, week }) => ({ id, week, helpful: 0 }));
    const { items, next } = pageOf(sorted, ({ benefitsId }) => `${benefit}-${benefitsId}`, after, pageSize);
    const { made, notes } = countedAmong(reported);
    return { company: { urlName, name }, ...benefitShare(benefit, made, notes), items: items.map((known) => this.#noteOf(known)), next };
  }

  async note(benefitsId: string): Promise<BenefitNote> {
    return this.#noteOf(existing(this.#reported.find((known) => known.benefitsId === benefitsId)));
  }

  #noteOf({ benefitsId, companyId, note, week }: KnownBenefits): BenefitNote {
    const { urlName, name } = companyAmong(this.#companies, companyId);
    return { benefitsId, company: { urlName, name }, ...existing(note), week, isEdited: false, reply: null };
  }

  #of(companyId: string): readonly KnownBenefits[] {
    return this.#reported.filter((known) => known.companyId === companyId);
  }
}

/** Answers about a benefit, or any, as if all had come together. */
const saidAmong = (reported: readonly KnownBenefits[]) => (figure: BenefitFigure) =>
  freshly(
    ...reported.flatMap(({ answers }) =>
      figure === 'people' ? [1] : answers.flatMap(({ benefit, said }) => (benefit === figure ? [Number(said === 'yes')] : [])),
    ),
  );

const countedAmong = (reported: readonly KnownBenefits[]) => ({
  made: nextBenefits({}, saidAmong(reported)),
  notes: Object.fromEntries(benefitsInOrder.map((benefit) => [benefit, reported.filter(({ note }) => note?.benefit === benefit).length])),
});

export class OwnBenefitsBackend extends OwnContributionBackend<BenefitsDraft, OwnCompanyBenefits> {
  readonly kind = benefitsContribution;

  made(draft: BenefitsDraft, facts: Made): OwnCompanyBenefits {
    return { ...this.changed(draft), reply: null, ...facts, benefitsId: anId('b') };
  }

  /** Lets the company reply, as at its desk. */
  letReply(reply: EmployerReply): void {
    for (const [publicKey, own] of this.kept) this.kept.set(publicKey, { ...own, reply });
  }

  changed(draft: BenefitsDraft): BenefitsDraft {
    const tidied = tidiedBenefits(draft);
    refuseProblems(benefitsProblems(tidied));
    refuseReachable({ note: tidied.note?.text ?? '' });
    return tidied;
  }
}
