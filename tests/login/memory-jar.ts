import type { SealedIntent, TokenJar, Tokens } from '#core/sessions/token-jar.ts';

/** A cookie jar in memory: tokens and notes that are put in are carried from then on. */
export class MemoryJar implements TokenJar {
  tokens: Tokens | undefined;
  readonly notes = new Map<SealedIntent, string>();

  access(): string | undefined {
    return this.tokens?.access;
  }

  refresh(): string | undefined {
    return this.tokens?.refresh;
  }

  put(tokens: Tokens): void {
    this.tokens = tokens;
  }

  clear(): void {
    this.tokens = undefined;
  }

  note(intent: SealedIntent): string | undefined {
    return this.notes.get(intent);
  }

  keepNote(intent: SealedIntent, sealed: string): void {
    this.notes.set(intent, sealed);
  }

  dropNote(intent: SealedIntent): void {
    this.notes.delete(intent);
  }
}
