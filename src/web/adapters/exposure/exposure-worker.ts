import { findingsIn, type DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';

/** The global scope of a dedicated worker: beside the page that started it, and no other hears it. */
interface Scope {
  addEventListener(kind: 'message', hear: (message: { readonly data: DraftTexts }) => void): void;
  postMessage(findings: readonly Finding[], transferred: readonly []): void;
}

declare const self: Scope;

self.addEventListener('message', ({ data }) => self.postMessage(findingsIn(data), []));
