import type { DeletionAttempts } from '#core/account/deletion-attempts.ts';

/** Attempts in memory, each under a number that a test can foretell. */
export class FakeDeletionAttempts implements DeletionAttempts {
  readonly begun: string[] = [];
  number: string | undefined;

  current(): string | undefined {
    return this.number;
  }

  begin(): string {
    this.number = ['k3v9-x0q2-m7c1-t8zb', '0h2k-4n6q-8sav-cxez'][this.begun.length % 2] ?? '';
    this.begun.push(this.number);
    return this.number;
  }

  settle(): void {
    this.number = undefined;
  }
}
