import type { DeletionAttempt, DeletionAttempts } from '#core/account/deletion-attempts.ts';

/** Numbers attempts predictably. */
export class FakeDeletionAttempts implements DeletionAttempts {
  readonly begun: string[] = [];
  attempt: DeletionAttempt | undefined;

  current(): DeletionAttempt | undefined {
    return this.attempt;
  }

  begin(owner: string): string {
    const number = ['k3v9-x0q2-m7c1-t8zb', '0h2k-4n6q-8sav-cxez'][this.begun.length % 2] ?? '';
    this.attempt = { number, owner };
    this.begun.push(number);
    return number;
  }

  settle(): void {
    this.attempt = undefined;
  }
}
