import type { SentDraft, SentDrafts } from '#core/device/sent-drafts.ts';

/** Published drafts over a BroadcastChannel. In a browser without one the server says it when the draft is sent again. */
export class BrowserSentDrafts implements SentDrafts {
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daftar.sent-drafts');

  tell(sent: SentDraft): void {
    this.#channel?.postMessage(sent);
  }

  hear(heard: (sent: SentDraft) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>) => isSentDraft(data) && heard(data);
    this.#channel?.addEventListener('message', listen);
    return () => this.#channel?.removeEventListener('message', listen);
  }
}

const isSentDraft = (value: unknown): value is SentDraft =>
  typeof value === 'object' &&
  value !== null &&
  'submissionKey' in value &&
  typeof value.submissionKey === 'string' &&
  'id' in value &&
  typeof value.id === 'string';
