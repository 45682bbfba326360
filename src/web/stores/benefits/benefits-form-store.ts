import type { Benefit } from '#core/benefits/benefit.ts';
import type { BenefitAnswer, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import { benefitsFormTarget, benefitsFormUrl, benefitsSteps, type BenefitsFormTarget } from '#core/benefits/benefits-form-url.ts';
import {
  answersIn,
  benefitsFormProblems,
  benefitsOf,
  emptyBenefits,
  fieldsOfBenefits,
  withAnswer,
  type BenefitsFields,
  type BenefitsFormProblems,
} from '#core/benefits/benefits-form.ts';
import { benefitsContribution, type ContributedBenefits } from '#core/benefits/own-benefits.ts';
import { ContributionFormStore } from '../contributions/contribution-form-store.ts';
import type { FormParts } from '../contributions/form-parts.ts';

/** Benefits form on one screen. */
export class BenefitsFormStore extends ContributionFormStore<BenefitsFields, BenefitsFormProblems, OwnCompanyBenefits, BenefitsFormTarget> {
  constructor(contributed: ContributedBenefits, parts: FormParts) {
    super(contributed, parts, {
      ...benefitsContribution,
      empty: emptyBenefits,
      steps: benefitsSteps,
      target: benefitsFormTarget([]),
      urlOf: benefitsFormUrl,
      changedBy: ({ benefitsId }) => benefitsId,
      fieldsOf: fieldsOfBenefits,
      textsOf: ({ note }) => [note],
      problemsOf: benefitsFormProblems,
      send: (company, fields) => contributed.send(company, benefitsOf(fields)),
      change: (publicKey, own, fields) => contributed.change(publicKey, own, benefitsOf(fields)),
    });
  }

  get answers(): readonly BenefitAnswer[] {
    return answersIn(this.#kept);
  }

  answerTo(benefit: Benefit): BenefitAnswer['said'] | undefined {
    return this.answers.find((answer) => answer.benefit === benefit)?.said;
  }

  press(benefit: Benefit, said: BenefitAnswer['said']): void {
    this.type({ answers: withAnswer(this.#kept, benefit, this.answerTo(benefit) === said ? null : said) });
  }

  get #kept(): string {
    return this.form.draft.fields.answers;
  }
}
