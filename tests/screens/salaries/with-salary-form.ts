import { ContainerModule } from 'inversify';
import { Companies } from '#core/companies/companies.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import type { Named, PublishedCell } from '#core/salaries/salary-figures.ts';
import { Salaries, type FairQuestion } from '#core/salaries/salaries.ts';
import * as form from '#web/app/salaries/salary-form-wiring.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

export const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });

/** The salaries of a device in memory. Its next answer to what is sent may be lost. */
export class SentSalaries implements ContributedSalaries {
  readonly keys: ContributionKey[] = [];
  readonly salaries = new Map<string, OwnSalary>();
  readonly asked: string[] = [];
  prepared = 0;
  losesAnswer = false;

  async held(): Promise<readonly ContributionKey[]> {
    return [...this.keys];
  }

  async prepare(): Promise<void> {
    this.prepared += 1;
  }

  async send(company: Named, draft: SalaryDraft): Promise<OwnSalary> {
    const begun = this.keys.find(({ about, thingId }) => thingId === undefined && about === company.name);
    const key = begun ?? { publicKey: `key-${this.keys.length + 1}`, kind: 'salary' as never, about: company.name };
    if (!begun) this.keys.push(key);
    const own = this.salaries.get(key.publicKey) ?? ownSalary(`s-${key.publicKey}`, company, draft);
    this.salaries.set(key.publicKey, own);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new Failure('offline');
    }
    this.keys[this.keys.indexOf(key)] = { ...key, thingId: own.salaryId };
    return own;
  }

  async one(publicKey: string): Promise<OwnSalary | undefined> {
    this.asked.push(publicKey);
    return this.salaries.get(publicKey);
  }

  async change(publicKey: string, { version }: Pick<OwnSalary, 'version'>, draft: SalaryDraft): Promise<OwnSalary> {
    const own = this.salaries.get(publicKey);
    if (!own || own.version !== version) throw new Failure('conflict', 'It was changed', { code: 'CHANGED_MEANWHILE' });
    const changed = { ...own, ...draft, version: version + 1 };
    this.salaries.set(publicKey, changed);
    return changed;
  }

  async remove(publicKey: string): Promise<void> {
    this.salaries.delete(publicKey);
    await this.forget(publicKey);
  }

  async forget(publicKey: string): Promise<void> {
    this.keys.splice(this.keys.findIndex((key) => key.publicKey === publicKey), 1);
  }
}

const ownSalary = (salaryId: string, company: Named, draft: SalaryDraft): OwnSalary => ({
  ...draft,
  salaryId,
  company,
  designation: 'Software Engineer',
  department: 'Software',
  city: 'Bengaluru',
  state: 'submitted',
  version: 0,
});

export const aSalary: SalaryDraft = {
  designationId: 1001,
  cityId: 101,
  experienceYears: 4,
  employment: 'full-time',
  isCurrent: true,
  currency: 'INR',
  fixed: 1_850_000,
  variable: 0,
  stock: null,
};

/** Figures of people who earn about this much. */
export const cellAround = (median: number): PublishedCell => ({
  level: 3,
  group: { company: null, designation: null, city: null, experience: null, employment: null },
  figures: {
    currency: 'INR',
    people: 50,
    newestMonth: '2026-10',
    points: [{ percent: 50, amount: median }],
    interval: null,
    confidence: 'moderate',
    spread: 0.3,
    columns: [],
    parts: null,
  },
});

/** Adds what the wiring of the device brings, where it is not bound yet. */
export const withSalaries = (wiring: Wiring, sent: SentSalaries): Wiring => ({
  ...wiring,
  bindings: [...wiring.bindings, new ContainerModule(({ bind, isBound }) => void (isBound(ContributedSalaries) || bind(ContributedSalaries).toConstantValue(sent)))],
});

/** A device of a reader, a world with one company, and what people there earn. */
export function anEarner(cells: readonly PublishedCell[] = []) {
  const [sent, storage] = [new SentSalaries(), new FakeUserStorage()];
  const questions: FairQuestion[] = [];
  const salaries: Pick<Salaries, 'fair'> = {
    fair: async (question) => {
      questions.push(question);
      return { cells, later: null };
    },
  };
  const swaps = [
    [ContributedSalaries, sent],
    [Salaries, salaries],
    [Companies, new FakeCompanies([koyal])],
    [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    [UserStorage, storage],
  ] as const;
  return { sent, storage, questions, swaps, member: aMember({ isReader: true, isWriter: true }) };
}

type Earner = ReturnType<typeof anEarner>;

/** Opens the form of a salary as a member sees it who reads. */
export const salaryFormOf = ({ swaps, sent, member }: Earner, query = '') => asMember(withSalaries(form, sent), `${screens.salaryForm}${query}`, swaps, member);

/** Opens the form as a guest sees it. */
export const salaryFormOfGuest = ({ swaps, sent }: Earner, query = '') =>
  open(withSalaries(form, sent), screens.salaryForm, `${screens.salaryForm}${query}`, swaps);
