import { benefitsProblems, tidiedBenefits, type BenefitsDraft, type OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { OwnBenefits } from '#core/benefits/own-benefits.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { anId } from '#tests/content.ts';
import { FakeKeyedContributions } from '#tests/fakes/contributions/fake-keyed-contributions.ts';
import { OwnContributionWorld } from '#tests/fakes/contributions/own-contribution-world.ts';

/** What was told of benefits in an installation in memory, by the key that sent it. */
export class OwnBenefitsWorld extends OwnContributionWorld<OwnCompanyBenefits> {
  override idOf({ benefitsId }: OwnCompanyBenefits): string {
    return benefitsId;
  }
}

/** The benefits of one key in memory. */
export class FakeOwnBenefits implements OwnBenefits {
  readonly #keyed: FakeKeyedContributions<OwnCompanyBenefits>;

  constructor(world: OwnBenefitsWorld, publicKey: string) {
    this.#keyed = new FakeKeyedContributions(world, publicKey, 'BENEFITS');
  }

  async create(companyUrlName: string, draft: BenefitsDraft, token: ContributionToken): Promise<OwnCompanyBenefits> {
    const before = await this.mine();
    if (before) return before;
    const told = publishable(draft);
    const sent = { state: 'submitted', version: 0, moderation: [] } as const;
    return this.#keyed.create(companyUrlName, token, (company) => ({ ...told, ...sent, benefitsId: anId('b'), company }));
  }

  async change(benefitsId: string, draft: BenefitsDraft, version: number): Promise<OwnCompanyBenefits> {
    return this.#keyed.change(benefitsId, version, publishable(draft));
  }

  async remove(benefitsId: string): Promise<void> {
    this.#keyed.remove(benefitsId);
  }

  async appeal(benefitsId: string, text: string): Promise<OwnCompanyBenefits> {
    return this.#keyed.appeal(benefitsId, text);
  }

  async mine(): Promise<OwnCompanyBenefits | undefined> {
    return this.#keyed.own;
  }
}

/** Benefits as they are kept. */
function publishable(draft: BenefitsDraft): BenefitsDraft {
  const told = tidiedBenefits(draft);
  if (Object.keys(benefitsProblems(told)).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  return told;
}
