import { makeAutoObservable, observableRef } from 'mobx';
import { tellsFrom, type QuotaName, type Quotas, type QuotasLeft } from '#core/quotas/quotas.ts';
import type { Rephraser } from '#core/rephrase/rephrasings.ts';
import { Request } from '../requests/request.ts';

/** Remaining daily quotas, shown only when low and never blocking on failure. */
export class QuotasStore {
  readonly #reading: Request<QuotasLeft, [persona: string | undefined]>;
  known: QuotasLeft | undefined;

  constructor(quotas: Quotas) {
    this.#reading = new Request((persona) => quotas.left(persona));
    makeAutoObservable(this, { known: observableRef });
  }

  /** Rereads on opening a form and after each use. */
  async read(persona?: string): Promise<void> {
    const outcome = await this.#reading.send(persona);
    if (outcome.status === 'SUCCESS') this.know(outcome.value);
  }

  know(left: QuotasLeft): void {
    this.known = left;
  }

  /** Remaining number, once low enough to show. */
  near(name: QuotaName): number | undefined {
    const left = this.known?.[name];
    return left !== undefined && left <= tellsFrom ? left : undefined;
  }

  /** Undefined until the instance says it. */
  get rephrasedBy(): Rephraser | undefined {
    return this.known?.rephrasedBy;
  }
}
