import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { CrowdMedian } from '#core/crowds/figure.ts';
import type { Named } from '#core/named.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { ReceivedPay } from '#core/salaries/check-in.ts';
import { everyCompanyPay } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { ChosenField } from '../forms/chosen-field.ts';
import type { Entry } from '../forms/entry.ts';
import { Request } from '../requests/request.ts';

export type ReportedFigure = Extract<keyof ReceivedPay, 'variablePaid' | 'hike'>;

interface ReportedEntries {
  readonly company: Pick<Entry<Named | null>, 'value' | 'choose'>;
  /** Percent that follows the reported one until changed. */
  readonly percent: Pick<Entry<number, string>, 'value' | 'choose' | 'clear'>;
}

interface ReportSources {
  readonly salaries: Pick<Salaries, 'ofCompany'>;
  readonly lists: Pick<ReferenceLists, 'suggestCompanies'>;
  readonly clock: Clock;
}

/** Company named in a calculator, whose people report what they got (F-11). */
export class ReportedCompany {
  readonly figure: ReportedFigure;
  readonly field: ChosenField;
  readonly asking: Request<CompanyPay, [urlName: string]>;
  readonly #entries: ReportedEntries;
  /** Company just chosen, unlike one that a link or the device names. */
  #chosen: string | undefined;

  constructor(figure: ReportedFigure, entries: ReportedEntries, { salaries, lists, clock }: ReportSources) {
    this.figure = figure;
    this.#entries = entries;
    this.asking = new Request((urlName) => salaries.ofCompany(urlName, everyCompanyPay));
    const suggest = async (text: string) =>
      (await lists.suggestCompanies(text)).map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry.name }));
    this.field = new ChosenField(suggest, clock, {
      shown: () => entries.company.value?.name ?? '',
      choose: (company) => this.#choose(company ? { urlName: company.id, name: company.label } : null),
      isNamed: true,
    });
    makeAutoObservable(this, { figure: false, field: false, asking: false });
  }

  /** Median of its people. Null where too few said it, undefined until known. */
  get reported(): CrowdMedian | null | undefined {
    return this.asking.value?.received[this.figure];
  }

  /** Name as the company has it, which a link cannot change. */
  get name(): string {
    return this.asking.value?.company.name ?? '';
  }

  get hasFailed(): boolean {
    return [this.asking, this.field.store.asking].some(({ state }) => state.status === 'FAILURE');
  }

  get isOwn(): boolean {
    return this.#entries.percent.value !== this.reported?.median;
  }

  /** Asks of the company whenever another is named, until the returned function is called. */
  follow(): () => void {
    return reaction(
      () => this.#entries.company.value?.urlName,
      (urlName) => void this.#ask(urlName),
      { fireImmediately: true },
    );
  }

  use(): void {
    if (this.reported) this.#entries.percent.choose(this.reported.median);
  }

  async #ask(urlName: string | undefined): Promise<void> {
    const { percent } = this.#entries;
    const isChosen = urlName !== undefined && this.#chosen === urlName;
    const before = percent.value;
    this.#chosen = undefined;
    this.field.settle();
    if (urlName === undefined) return this.asking.forget();
    const outcome = await this.asking.send(urlName);
    if (isChosen && this.asking.state === outcome && percent.value === before) this.use();
  }

  /** Forgets the percent of the company named before. */
  #choose(company: Named | null): void {
    if (!this.isOwn) this.#entries.percent.clear();
    this.#chosen = company?.urlName;
    this.#entries.company.choose(company);
  }
}
