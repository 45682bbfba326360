import type { Career, CareerChoice, CareerOutcome, CareerStatus, CareerSuggestions, WorkDetails } from '#core/careers/career.ts';
import type { CareerDetails, Careers } from '#core/careers/careers.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { localFactsIn, localFactsOf, lineKeyOf, noLocalFacts, withLocalFacts, type LocalFacts } from './local-facts.ts';

/** Keeps the career line with the account, and everything else on this device alone (F-07). */
export class BrowserCareers implements Careers {
  readonly #ofAccount: Careers;
  readonly #storage: UserStorage;
  readonly #owner: () => string;

  constructor(ofAccount: Careers, storage: UserStorage, owner: () => string) {
    this.#ofAccount = ofAccount;
    this.#storage = storage;
    this.#owner = owner;
  }

  async own(): Promise<Career | undefined> {
    const career = await this.#ofAccount.own();
    return career && this.complete(career);
  }

  async create(choice: CareerChoice, isEditing?: boolean): Promise<Career> {
    const career = await this.#ofAccount.create(unnamed(choice), isEditing);
    const lastCompany = choice.type === 'unemployed' ? choice.companyName : null;
    this.#keep(career.status, { ...this.#factsOf(career.status), lastCompany });
    return this.complete(career);
  }

  async saveDetails(careerStatusId: string, details: CareerDetails): Promise<CareerOutcome> {
    const outcome = await this.#ofAccount.saveDetails(careerStatusId, withLocalFacts(details, noLocalFacts));
    await this.#keepDetails(details);
    return outcome;
  }

  async saveUnemployed(careerStatusId: string, details: WorkDetails): Promise<CareerOutcome> {
    const { lastCompany } = localFactsIn(this.#kept);
    const outcome = await this.#ofAccount.saveUnemployed(careerStatusId, jobAlone(details));
    await this.#keepDetails({ ...details, lastCompany });
    return outcome;
  }

  recheck(careerStatusId: string, choice: CareerChoice): Promise<CareerOutcome> {
    return this.#ofAccount.recheck(careerStatusId, unnamed(choice));
  }

  suggestions(about: Parameters<Careers['suggestions']>[0]): Promise<CareerSuggestions> {
    return this.#ofAccount.suggestions(about);
  }

  /** Moves facts of earlier releases from the account to this device, deleting only after they are stored here. */
  async complete(career: Career): Promise<Career> {
    const { status } = career;
    const left = Object.fromEntries(Object.entries(localFactsOf(status)).filter(([, fact]) => fact));
    const facts = { ...this.#factsOf(status), ...left };
    if (Object.keys(left).length > 0 && this.#keep(status, facts)) await this.#takeBack(career).catch(nextTime);
    return { ...career, status: withLocalFacts(status, facts) };
  }

  async #takeBack({ careerStatusId, status }: Career): Promise<void> {
    if (status.type !== 'unemployed') await this.#ofAccount.saveDetails(careerStatusId, withLocalFacts(status, noLocalFacts));
    else {
      if (status.companyName !== null) await this.#ofAccount.create(unnamed(status));
      await this.#ofAccount.saveUnemployed(careerStatusId, jobAlone(status));
    }
  }

  async #keepDetails(details: object): Promise<void> {
    const career = await this.#ofAccount.own();
    if (career) this.#keep(career.status, localFactsIn(details));
  }

  #factsOf(status: CareerStatus): LocalFacts {
    const kept = this.#kept;
    return fieldsIn(kept)['line'] === lineKeyOf(status) ? localFactsIn(kept) : noLocalFacts;
  }

  #keep(status: CareerStatus, facts: LocalFacts): boolean {
    return this.#storage.keep(this.#name, { line: lineKeyOf(status), ...facts });
  }

  get #kept(): unknown {
    return this.#storage.read(this.#name);
  }

  get #name(): string {
    return `career/${this.#owner()}`;
  }
}

/** Omits the last employer, which no line names. */
const unnamed = (choice: CareerChoice): CareerChoice => (choice.type === 'unemployed' ? { type: choice.type, companyName: null } : choice);

const jobAlone = ({ jobProfile }: WorkDetails): WorkDetails => ({ departmentId: null, industryId: null, jobProfile, tagId: 0, roleId: null });

/** Ignores failures, because leftovers are found again next time. */
const nextTime = (): void => undefined;
