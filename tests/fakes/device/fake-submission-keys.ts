import type { SubmissionKeys } from '#core/device/submission-keys.ts';

/** Words that a test can foretell, each made once. */
export class FakeSubmissionKeys implements SubmissionKeys {
  made = 0;

  make(): string {
    return `submission-key-${String(++this.made).padStart(4, '0')}`;
  }
}
