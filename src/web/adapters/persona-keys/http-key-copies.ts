import type { operations } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import type { KeyCopies, SealedKey } from '#core/persona-keys/key-copies.ts';

/** Copies stored by key and found anonymously, without browser traits. */
export class HttpKeyCopies implements KeyCopies {
  readonly #byKey: Service<operations>;
  readonly #byNobody: Service<operations>;

  constructor(byKey: Service<operations>, byNobody: Service<operations>) {
    this.#byKey = byKey;
    this.#byNobody = byNobody;
  }

  async keep(copy: SealedKey): Promise<void> {
    await this.#byKey.savePersonaCopy({ body: copy });
  }

  async forget(): Promise<void> {
    await this.#byKey.deletePersonaCopy({});
  }

  async fetch(locator: string): Promise<string> {
    return (await this.#byNobody.fetchPersonaCopy({ body: { locator } })).sealed;
  }

  async startTransfer(copy: SealedKey): Promise<number> {
    return Date.parse((await this.#byKey.startPersonaTransfer({ body: copy })).expiresAt);
  }

  async completeTransfer(locator: string): Promise<string> {
    return (await this.#byNobody.completePersonaTransfer({ body: { locator } })).sealed;
  }
}
