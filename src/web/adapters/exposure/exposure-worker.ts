import { findingsIn, type DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

/** What a page sends: the texts of a draft, and the name of the company that it is about. */
export interface DraftToCheck {
  readonly texts: DraftTexts;
  readonly company: string;
}

/** The global scope of a dedicated worker: beside the page that started it, and no other hears it. */
interface Scope {
  addEventListener(kind: 'message', hear: (message: { readonly data: DraftToCheck }) => void): void;
  postMessage(findings: readonly Finding[], transferred: readonly []): void;
}

declare const self: Scope;

self.addEventListener('message', ({ data }) => self.postMessage(findingsIn(data.texts, data.company), []));
