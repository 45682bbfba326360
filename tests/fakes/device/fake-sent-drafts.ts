import type { SentDraft, SentDrafts } from '#core/device/sent-drafts.ts';

/** Published drafts in memory: what was told, and what another tab says when the test does. */
export class FakeSentDrafts implements SentDrafts {
  readonly told: SentDraft[] = [];
  readonly #heard = new Set<(sent: SentDraft) => void>();

  tell(sent: SentDraft): void {
    this.told.push(sent);
  }

  hear(heard: (sent: SentDraft) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  /** Another tab has published a draft. */
  say(sent: SentDraft): void {
    for (const heard of this.#heard) heard(sent);
  }
}
