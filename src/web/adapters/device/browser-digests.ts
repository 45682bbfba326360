import type { Digests } from '#core/device/digests.ts';

export class BrowserDigests implements Digests {
  areHere(): boolean {
    return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
  }

  async sha256(text: string): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
