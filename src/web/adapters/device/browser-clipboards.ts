import type { Clipboards } from '#core/device/clipboards.ts';
import { Failure } from '#core/failure.ts';

export class BrowserClipboards implements Clipboards {
  async write(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      throw new Failure('forbidden', 'The browser lets nothing be copied', { cause: error });
    }
  }
}
