import { makeAutoObservable } from 'mobx';
import type { InHand } from '#core/offers/in-hand.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import { asked, Request } from '../requests/request.ts';

interface InHandRule {
  readonly inHand: (offer: OfferFacts) => InHand;
}

/** In-hand pay of offers. Its large rules load with the first offer in sight. */
export class InHandStore {
  readonly rule: Request<InHandRule>;
  readonly #known = new WeakMap<OfferFacts, InHand | undefined>();

  constructor(load: () => Promise<InHandRule>) {
    this.rule = new Request(load);
    makeAutoObservable(this, { rule: false });
  }

  async open(): Promise<void> {
    const { status } = this.rule.state;
    if (status === 'IDLE' || status === 'FAILURE') await this.rule.send();
  }

  /** Undefined until the rules have loaded, or where they give no answer. */
  of(offer: OfferFacts): InHand | undefined {
    const { value } = this.rule;
    if (!value) return undefined;
    if (!this.#known.has(offer)) {
      const answer = asked(() => value.inHand(offer));
      this.#known.set(offer, answer.status === 'SUCCESS' ? answer.value : undefined);
    }
    return this.#known.get(offer);
  }
}
