import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import { companyProblems, tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import { refusalProblem, type RefusalProblem, type TypedCompanies, type WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import { Pages } from '../requests/pages.ts';
import { isAsked, Request, type RequestState } from '../requests/request.ts';
import { Editor } from './editor.ts';

interface MergeTarget {
  readonly companyId: string;
  readonly name: string;
}

export class TypedCompaniesStore {
  readonly list: Pages<WaitingCompany>;
  readonly editor: Editor<WaitingCompany, CompanyForm, ReturnType<typeof companyProblems>>;
  readonly targets: Request<readonly MergeTarget[], [search: string]>;
  readonly merging: Request<AdministeredCompany, [typedId: string, companyId: string]>;
  readonly refusing: Request<WaitingCompany, [typedId: string, reason: string]>;
  leaving: WaitingCompany | undefined = undefined;
  intoId = '';
  refused: WaitingCompany | undefined = undefined;
  reason = '';
  hasTried = false;

  constructor(typed: TypedCompanies, companies: Pick<AdministeredCompanies, 'list'>) {
    this.list = new Pages((after) => typed.list(after));
    this.editor = new Editor({
      blank: { name: '', website: '', city: '', industry: '' },
      idOf: ({ typedId }) => typedId,
      formOf: ({ name, city }) => ({ name, website: '', city, industry: '' }),
      problemsOf: companyProblems,
      add: () => Promise.reject(new Error('A company is let in that was typed in.')),
      change: async (waiting, form) => {
        await typed.letIn(waiting.typedId, form);
        return waiting;
      },
      tidied: tidiedCompany,
      named: async () => [],
      read: async () => {
        await this.list.open();
        return this.list.items;
      },
    });
    this.targets = new Request(async (search) => (await companies.list(search)).items);
    this.merging = new Request((typedId, companyId) => typed.mergeInto(typedId, companyId));
    this.refusing = new Request((typedId, reason) => typed.refuse(typedId, reason));
    makeAutoObservable(this, {
      list: false,
      editor: false,
      targets: false,
      merging: false,
      refusing: false,
      leaving: observableRef,
      refused: observableRef,
    });
  }

  async open(): Promise<void> {
    await this.list.open();
  }

  /** Reads the list once, as its count is on every part of the page. */
  async openOnce(): Promise<void> {
    if (!isAsked(this.list.state)) await this.open();
  }

  /** Undecided companies among those read. */
  get waiting(): number {
    return this.list.items.filter(({ refusal }) => refusal === null).length;
  }

  /** True while no refused company is read yet. */
  get mayMoreWait(): boolean {
    return this.list.next !== null && this.waiting === this.list.items.length;
  }

  beginMerge(company: WaitingCompany): void {
    this.leaving = company;
    this.intoId = company.alike[0]?.companyId ?? '';
    this.targets.forget();
    this.merging.forget();
  }

  endMerge(): void {
    this.leaving = undefined;
  }

  async findTarget(search: string): Promise<void> {
    this.choose('');
    await this.targets.send(search);
  }

  /** Search results, or similar names before a search. */
  get offered(): readonly MergeTarget[] {
    return this.targets.value ?? this.leaving?.alike ?? [];
  }

  choose(intoId: string): void {
    this.intoId = intoId;
  }

  async merge(): Promise<boolean> {
    if (!this.leaving || this.intoId === '') return false;
    return this.#decided(await this.merging.send(this.leaving.typedId, this.intoId));
  }

  beginRefusal(company: WaitingCompany): void {
    this.refused = company;
    this.reason = company.refusal ?? '';
    this.hasTried = false;
    this.refusing.forget();
  }

  endRefusal(): void {
    this.refused = undefined;
  }

  type(reason: string): void {
    this.reason = reason;
  }

  get reasonProblem(): RefusalProblem | undefined {
    return this.hasTried ? refusalProblem(this.reason) : undefined;
  }

  async refuse(): Promise<boolean> {
    this.hasTried = true;
    if (!this.refused || this.reasonProblem) return false;
    return this.#decided(await this.refusing.send(this.refused.typedId, this.reason.trim()));
  }

  async #decided({ status }: RequestState<unknown>): Promise<boolean> {
    if (status !== 'SUCCESS') return false;
    runInAction(() => {
      this.leaving = undefined;
      this.refused = undefined;
    });
    await this.list.open();
    return true;
  }
}
