import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import { givenAddressIn, maskedAddress } from '#core/mail/mail-address.ts';
import type { MailAddresses, OwnMailAddress } from '#core/mail/mail-addresses.ts';

interface Mailed {
  readonly address: string;
  readonly language: Language;
  readonly token: string;
}

export class FakeMailAddresses implements MailAddresses {
  readonly mailed: Mailed[] = [];
  #kept: { readonly address: string; readonly token: string; readonly isConfirmed: boolean } | undefined;

  async own(): Promise<OwnMailAddress | undefined> {
    return this.#kept && { masked: maskedAddress(this.#kept.address), isConfirmed: this.#kept.isConfirmed };
  }

  async give(text: string, language: Language): Promise<OwnMailAddress> {
    const address = givenAddressIn(text);
    if (address === undefined) throw new Failure('invalid', 'This is not an email address.', { code: 'MAIL_ADDRESS_INVALID' });
    if (!this.#kept?.isConfirmed || this.#kept.address !== address) {
      const token = `test-confirmation-of-${address.replaceAll(/[^a-z0-9]/g, '-')}`;
      this.#kept = { address, token, isConfirmed: false };
      this.mailed.push({ address, language, token });
    }
    return { masked: maskedAddress(address), isConfirmed: this.#kept.isConfirmed };
  }

  async remove(): Promise<void> {
    this.#kept = undefined;
  }

  async confirm(token: string): Promise<void> {
    if (this.#kept?.token !== token) throw new Failure('invalid', 'This link is no longer valid.', { code: 'LINK_INVALID' });
    this.#kept = { ...this.#kept, isConfirmed: true };
  }
}
