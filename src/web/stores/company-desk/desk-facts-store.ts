import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyFilters } from '#core/companies/company-filters.ts';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import type { OfficeForm } from '#core/company-profiles/administered-profiles.ts';
import type { DeskFact, DeskFacts, FactChange } from '#core/company-desk/desk-facts.ts';
import { factProblems, isProse, tidiedLines, type FactProblem } from '#core/company-desk/fact-rules.ts';
import { refusedPhrases } from '#core/company-desk/reply-phrases.ts';
import type { ReplyRefusalKind } from '#core/company-desk/reply-sentences.ts';
import type { Failure } from '#core/failure.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';

/** Reason why a fact was not saved. */
export type FactFault =
  | { readonly is: 'broken'; readonly problem: FactProblem }
  | { readonly is: 'refused'; readonly kind: ReplyRefusalKind; readonly said: string }
  | { readonly is: 'meanwhile' | 'out' | 'often' | 'failed' };

const ofCodes: Readonly<Record<string, 'out' | 'often'>> = { DESK_ROLE: 'out', TOO_MANY: 'often' };

/** Facts of one desk's company, and the one being put right. */
export class DeskFactsStore {
  readonly facts: Request<readonly DeskFact[], [urlName: string]>;
  readonly insights: Request<ReviewInsights, [urlName: string]>;
  readonly lists: Request<CompanyFilters>;
  readonly saving: Request<readonly DeskFact[], [fact: WrittenFact, change: FactChange]>;
  edited: DeskFact | undefined = undefined;
  lines: readonly string[] = [];
  fault: FactFault | undefined = undefined;
  readonly #desk: CompanyDeskStore;
  readonly #drafts: Drafts;

  constructor(facts: DeskFacts, reviews: Pick<Reviews, 'insights'>, companies: Pick<Companies, 'filters'>, desk: CompanyDeskStore, drafts: Drafts) {
    this.facts = new Request((urlName) => facts.list(urlName));
    this.insights = new Request((urlName) => reviews.insights(urlName));
    this.lists = new Request(() => companies.filters());
    this.saving = new Request((fact, change) => facts.change(desk.urlName, fact, change));
    this.#desk = desk;
    this.#drafts = drafts;
    makeAutoObservable(this, {
      facts: false,
      insights: false,
      lists: false,
      saving: false,
      edited: observableRef,
      lines: observableRef,
      fault: observableRef,
    });
  }

  async open(): Promise<void> {
    const { urlName } = this.#desk;
    await Promise.all([this.facts.renew(urlName), this.insights.renew(urlName), this.lists.sendOnce()]);
  }

  begin(fact: DeskFact): void {
    this.edited = fact;
    this.lines = this.#kept(fact) ?? fact.lines;
    this.#clear();
  }

  leave(): void {
    this.edited = undefined;
  }

  type(lines: readonly string[]): void {
    this.lines = lines;
    this.#clear();
    if (this.edited) this.#drafts.keep(this.#desk.urlName, draftOf(this.edited), { lines: lines.join(between) });
  }

  /** Answers whether the fact is saved; nothing typed is lost where it is not. */
  async save(): Promise<boolean> {
    const { edited, lines } = this;
    if (!edited) return false;
    this.fault = faultIn(edited.fact, lines, this.#headOffice);
    if (this.fault) return false;
    const outcome = await this.saving.send(edited.fact, { version: edited.version, lines });
    if (outcome.status !== 'SUCCESS') return outcome.status === 'FAILURE' && this.#fail(edited, outcome.failure);
    this.#drafts.drop(this.#desk.urlName, draftOf(edited));
    runInAction(() => this.leave());
    await this.facts.renew(this.#desk.urlName);
    return true;
  }

  get isBusy(): boolean {
    return this.saving.state.status === 'LOADING';
  }

  /** Takes the newer version, so that the next save is meant knowingly. */
  async #fail(edited: DeskFact, failure: Failure): Promise<false> {
    const isChanged = failure.code === 'CHANGED_MEANWHILE';
    const outcome = isChanged ? await this.facts.renew(this.#desk.urlName) : undefined;
    const newer = outcome?.status === 'SUCCESS' ? outcome.value.find(({ fact }) => fact === edited.fact) : undefined;
    runInAction(() => {
      if (newer) this.edited = newer;
      this.fault = isChanged ? { is: 'meanwhile' } : faultOf(edited.fact, failure);
    });
    return false;
  }

  /** Head office, which is not listed among the others once more. */
  get #headOffice(): readonly OfficeForm[] {
    const [city] = this.facts.value?.find(({ fact }) => fact === 'headOffice')?.lines ?? [];
    return city === undefined ? [] : [{ city, isHeadOffice: true, address: null, phone: null, employees: null, teams: [] }];
  }

  #kept(fact: DeskFact): readonly string[] | undefined {
    const kept = this.#drafts.read(this.#desk.urlName, draftOf(fact))?.['lines'];
    return typeof kept === 'string' ? kept.split(between) : undefined;
  }

  #clear(): void {
    this.fault = undefined;
    this.saving.forget();
  }
}

/** Record separator between the lines of a draft, which no line has. */
const between = '\u001e';

const draftOf = ({ fact }: DeskFact): string => `fact.${fact}`;

function faultIn(fact: WrittenFact, lines: readonly string[], offices: readonly OfficeForm[]): FactFault | undefined {
  const [problem] = factProblems(fact, lines, offices);
  if (problem) return { is: 'broken', problem };
  const [refusal] = isProse(fact) ? tidiedLines(fact, lines).flatMap(refusedPhrases) : [];
  return refusal && { is: 'refused', kind: refusal.kind, said: refusal.said };
}

/** Reads what the server found by its lists of words, names, cities and lines of work, and by its calendar. */
function faultOf(fact: WrittenFact, { code = '', kind, problems }: Failure): FactFault {
  const [{ words = '' } = {}] = problems;
  if (code === 'REPLY_REFUSED' || code === 'TEXT_ABUSIVE') return { is: 'refused', kind: code === 'TEXT_ABUSIVE' ? 'abusive' : 'names', said: words };
  if (code === 'RULE_BROKEN') return { is: 'broken', problem: fact === 'foundedYear' ? 'late-year' : 'unlisted' };
  return { is: ofCodes[code] ?? (kind === 'signed-out' || kind === 'missing' ? 'out' : 'failed') };
}
