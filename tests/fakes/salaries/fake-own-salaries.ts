import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { checkInProblems, type CheckIn } from '#core/salaries/check-in.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import { salaryProblems, type OwnSalary, type SalaryDraft } from '#core/salaries/salary-draft.ts';
import { isInThousands } from '#core/salaries/whole-thousands.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { anId } from '#tests/content.ts';
import { paysFor } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { knownLists, type KnownLists } from '#tests/reference-lists.ts';

/** The salaries of an installation in memory by the key that sent them, which the fakes of all keys share. */
export class OwnSalaryWorld {
  readonly companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[];
  readonly lists: Pick<KnownLists, 'departments' | 'designations' | 'locations'>;
  readonly salaries = new Map<string, OwnSalary>();
  /** The keys that have paid. */
  readonly paid = new Set<string>();

  /** A world in which nobody has told a salary, and with one company where none is named. */
  constructor(companies: OwnSalaryWorld['companies'] = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })], lists: OwnSalaryWorld['lists'] = knownLists) {
    this.companies = companies;
    this.lists = lists;
  }

  /** A salary that waits begins to count. */
  comeOut(salaryId: string): void {
    for (const [publicKey, own] of this.salaries) if (own.salaryId === salaryId) this.salaries.set(publicKey, { ...own, state: 'live' });
  }
}

/** The salary of one key in memory. */
export class FakeOwnSalaries implements OwnSalaries {
  readonly #world: OwnSalaryWorld;
  readonly #publicKey: string;

  constructor(world: OwnSalaryWorld, publicKey: string) {
    this.#world = world;
    this.#publicKey = publicKey;
  }

  async create(companyUrlName: string, draft: SalaryDraft, token: ContributionToken): Promise<OwnSalary> {
    const before = await this.mine();
    if (before) return before;
    const names = namesOf(this.#world.lists, draft);
    const company = this.#world.companies.find(({ urlName }) => urlName === companyUrlName);
    if (!company) throw new Failure('missing');
    if (!paysFor(this.#publicKey, token, 'salary')) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    if (this.#world.paid.has(this.#publicKey)) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    this.#world.paid.add(this.#publicKey);
    const { urlName, name } = company;
    return this.#keep({ ...draft, ...names, salaryId: anId('s'), company: { urlName, name }, state: 'submitted', version: 0, checkIn: null });
  }

  async change(salaryId: string, draft: SalaryDraft, version: number): Promise<OwnSalary> {
    const names = namesOf(this.#world.lists, draft);
    const own = await this.#one(salaryId);
    if (own.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    return this.#keep({ ...own, ...draft, ...names, state: 'submitted', version: version + 1 });
  }

  async checkIn(salaryId: string, checkIn: CheckIn): Promise<OwnSalary> {
    if (Object.keys(checkInProblems(checkIn)).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    return this.#keep({ ...(await this.#one(salaryId)), checkIn });
  }

  async remove(salaryId: string): Promise<void> {
    await this.#one(salaryId);
    this.#world.salaries.delete(this.#publicKey);
  }

  async mine(): Promise<OwnSalary | undefined> {
    return this.#world.salaries.get(this.#publicKey);
  }

  async #one(salaryId: string): Promise<OwnSalary> {
    const own = await this.mine();
    if (own?.salaryId !== salaryId) throw new Failure('missing');
    return own;
  }

  #keep(own: OwnSalary): OwnSalary {
    this.#world.salaries.set(this.#publicKey, own);
    return own;
  }
}

/** The names of the job of a salary that can be kept. */
function namesOf(
  { departments, designations, locations }: OwnSalaryWorld['lists'],
  draft: SalaryDraft,
): Pick<OwnSalary, 'designation' | 'department' | 'city'> {
  const isFilled = Object.keys(salaryProblems({ ...draft, company: true })).length === 0;
  if (!isFilled || !isInThousands(draft)) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
  const designation = designations.find(({ id }) => id === draft.designationId);
  const city = locations.find(({ id }) => id === draft.cityId);
  const department = departments.find(({ departmentId }) => departmentId === designation?.departmentId);
  if (!designation || !department || !city) throw new Failure('invalid');
  return { designation: designation.name, department: department.name, city: city.name };
}
