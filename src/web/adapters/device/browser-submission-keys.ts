import type { SubmissionKeys } from '#core/device/submission-keys.ts';

export class BrowserSubmissionKeys implements SubmissionKeys {
  make(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
