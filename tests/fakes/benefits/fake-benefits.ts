import { benefitShare, nextBenefits, peopleShown, sharedGroups, type BenefitFigure } from '#core/benefits/benefit-shares.ts';
import { benefitsInOrder, type Benefit, type BenefitNote, type CompanyBenefit, type CompanyBenefits } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize } from '#core/page.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import type { KnownCompany } from '#tests/companies.ts';
import { freshly } from '#tests/fakes/crowds/freshly.ts';

/** Benefits kept in memory, of companies that are there. */
export class FakeBenefits implements Benefits {
  readonly #companies: readonly KnownCompany[];
  readonly #told: readonly KnownBenefits[];

  constructor(companies: readonly KnownCompany[] = [], told: readonly KnownBenefits[] = []) {
    this.#companies = companies;
    this.#told = told.filter(({ status }) => status === 'LIVE');
  }

  async ofCompany(urlName: string): Promise<CompanyBenefits> {
    const { companyId, name } = this.#company(urlName);
    const told = this.#of(companyId);
    const { made, notes } = countedAmong(told);
    return { company: { urlName, name }, people: peopleShown(made, saidAmong(told)('people')), groups: sharedGroups(made, notes) };
  }

  async one(urlName: string, benefit: Benefit, after?: string | null, pageSize = usualPageSize): Promise<CompanyBenefit> {
    const { companyId, name } = this.#company(urlName);
    const told = this.#of(companyId);
    const sorted = told.filter(({ note }) => note?.benefit === benefit).toSorted(byWeek);
    const start = after ? sorted.findIndex(({ benefitsId }) => after === `after-${benefit}-${benefitsId}`) + 1 : 0;
    if (after && start === 0) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
    const page = sorted.slice(start, start + pageSize);
    const last = page.at(-1);
    const { made, notes } = countedAmong(told);
    return {
      company: { urlName, name },
      ...benefitShare(benefit, made, notes),
      items: page.map((known) => this.#noteOf(known)),
      next: last && last !== sorted.at(-1) ? `after-${benefit}-${last.benefitsId}` : null,
    };
  }

  async note(benefitsId: string): Promise<BenefitNote> {
    const found = this.#told.find((known) => known.benefitsId === benefitsId && known.note !== null);
    if (!found) throw new Failure('missing');
    return this.#noteOf(found);
  }

  #noteOf({ benefitsId, companyId, note, week }: KnownBenefits): BenefitNote {
    const { urlName, name } = this.#company(companyId);
    if (note === null) throw new Failure('missing');
    return { benefitsId, company: { urlName, name }, benefit: note.benefit, text: note.text, week, isEdited: false };
  }

  #company(wanted: string): KnownCompany {
    const company = this.#companies.find(({ companyId, urlName }) => companyId === wanted || urlName === wanted);
    if (!company) throw new Failure('missing');
    return company;
  }

  #of(companyId: string): readonly KnownBenefits[] {
    return this.#told.filter((known) => known.companyId === companyId);
  }
}

const byWeek = (one: KnownBenefits, other: KnownBenefits): number =>
  one.week === other.week ? (one.benefitsId < other.benefitsId ? 1 : -1) : one.week < other.week ? 1 : -1;

/** What each of them says of a benefit, or that they say anything, as if all had come together. */
const saidAmong = (told: readonly KnownBenefits[]) => (figure: BenefitFigure) =>
  freshly(
    ...told.flatMap(({ answers }) =>
      figure === 'people' ? [1] : answers.flatMap(({ benefit, said }) => (benefit === figure ? [Number(said === 'yes')] : [])),
    ),
  );

const countedAmong = (told: readonly KnownBenefits[]) => ({
  made: nextBenefits({}, saidAmong(told)),
  notes: Object.fromEntries(benefitsInOrder.map((benefit) => [benefit, told.filter(({ note }) => note?.benefit === benefit).length])),
});
