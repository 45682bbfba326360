import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdministeredCompanies, AdministeredCompany } from '#core/administration/administered-companies.ts';
import { tidiedCompany, type CompanyForm } from '#core/administration/company-form.ts';
import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { refusalProblem, type RefusalProblem, type TypedCompanies, type WaitingCompany } from '#core/typed-companies/typed-companies.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { Pages } from '../requests/pages.ts';
import { isAsked, Request, type RequestState } from '../requests/request.ts';
import { CompanyPlaces, type PlacedProblems } from './company-places.ts';
import { Editor } from './editor.ts';
import { MergeTarget } from './merge-target.ts';

export class TypedCompaniesStore {
  readonly list: Pages<WaitingCompany>;
  readonly editor: Editor<WaitingCompany, CompanyForm, PlacedProblems>;
  readonly places: CompanyPlaces;
  readonly target: MergeTarget;
  readonly merging: Request<AdministeredCompany, [typedId: string, companyId: string]>;
  readonly refusing: Request<WaitingCompany, [typedId: string, reason: string]>;
  leaving: WaitingCompany | undefined = undefined;
  refused: WaitingCompany | undefined = undefined;
  reason = '';
  hasTried = false;

  constructor(typed: TypedCompanies, companies: Pick<AdministeredCompanies, 'list'>, lists: ReferenceLists, clock: Clock, names: ListNames) {
    this.list = new Pages((after) => typed.list(after));
    this.editor = new Editor({
      blank: { name: '', website: '', city: '', industry: '' },
      idOf: ({ typedId }) => typedId,
      formOf: ({ name, city }) => ({ name, website: '', city, industry: '' }),
      problemsOf: (form) => this.places.problemsOf(form),
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
      look: () => this.places.look(),
    });
    this.places = new CompanyPlaces(lists, clock, this.editor, names);
    this.target = new MergeTarget(companies, clock);
    this.merging = new Request((typedId, companyId) => typed.mergeInto(typedId, companyId));
    this.refusing = new Request((typedId, reason) => typed.refuse(typedId, reason));
    makeAutoObservable(this, {
      list: false,
      editor: false,
      places: false,
      target: false,
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
    this.target.begin('', company.alike[0]);
    this.merging.forget();
  }

  endMerge(): void {
    this.leaving = undefined;
  }

  async merge(): Promise<boolean> {
    const { intoId } = this.target;
    if (!this.leaving || intoId === undefined) return false;
    return this.#decided(await this.merging.send(this.leaving.typedId, intoId));
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
