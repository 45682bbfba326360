import { findingsIn, type DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

export interface DraftToCheck {
  readonly texts: DraftTexts;
  readonly company: string;
}

interface Scope {
  addEventListener(kind: 'message', hear: (message: { readonly data: DraftToCheck }) => void): void;
  postMessage(findings: readonly Finding[], transferred: readonly []): void;
}

declare const self: Scope;

self.addEventListener('message', ({ data }) => self.postMessage(findingsIn(data.texts, data.company), []));
