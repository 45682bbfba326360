import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import type { Clock } from '#core/clock.ts';
import { ChosenField } from '../forms/chosen-field.ts';
import type { Suggestion } from '../forms/suggestion-store.ts';

const mostOffered = 10;

/** Company that another is merged into, found by its name. */
export class MergeTarget {
  into: Suggestion | undefined = undefined;
  readonly field: ChosenField;
  #leavingId = '';

  constructor(companies: Pick<AdministeredCompanies, 'list'>, clock: Clock) {
    const ask = async (text: string) => {
      const { items } = await companies.list(text, null, mostOffered);
      const others = items.filter(({ companyId }) => companyId !== this.#leavingId);
      return others.map(({ companyId, name, city, industry }) => ({ id: companyId, label: name, detail: [industry, city].filter(Boolean).join(', ') }));
    };
    const shown = () => this.into?.label ?? '';
    this.field = new ChosenField(ask, clock, { shown, choose: (company) => this.#choose(company), isNamed: true });
    makeAutoObservable(this, { into: observableRef, field: false });
  }

  begin(leavingId: string, into?: { readonly companyId: string; readonly name: string }): void {
    this.#leavingId = leavingId;
    this.into = into && { id: into.companyId, label: into.name };
    this.field.settle();
  }

  /** Chosen company, unless other text was typed since. */
  get intoId(): string | undefined {
    return this.field.isUnchosen ? undefined : this.into?.id;
  }

  #choose(company: Suggestion | undefined): void {
    runInAction(() => (this.into = company));
  }
}
