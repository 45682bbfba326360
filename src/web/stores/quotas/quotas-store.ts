import { makeAutoObservable, observableRef } from 'mobx';
import { tellsFrom, type QuotaName, type Quotas, type QuotasLeft } from '#core/quotas/quotas.ts';
import { Request } from '../requests/request.ts';

/** The rest of the daily quotas of the member who is writing. It is shown from the third-last on, and never gets in the way where it cannot be read. */
export class QuotasStore {
  readonly #reading: Request<QuotasLeft, [persona: string | undefined]>;
  /** The rest when it was read last. */
  known: QuotasLeft | undefined;

  constructor(quotas: Quotas) {
    this.#reading = new Request((persona) => quotas.left(persona));
    makeAutoObservable(this, { known: observableRef });
  }

  /** Asks what is left, whenever a form opens and after each use. */
  async read(persona?: string): Promise<void> {
    const outcome = await this.#reading.send(persona);
    if (outcome.status === 'SUCCESS') this.know(outcome.value);
  }

  know(left: QuotasLeft): void {
    this.known = left;
  }

  /** The number that is left, where that is to be shown by now. */
  near(name: QuotaName): number | undefined {
    const left = this.known?.[name];
    return typeof left === 'number' && left <= tellsFrom ? left : undefined;
  }

  /** Whether the installation offers it at all. As long as nobody has said so, it is not shown. */
  offers(name: QuotaName): boolean {
    return typeof this.known?.[name] === 'number';
  }
}
