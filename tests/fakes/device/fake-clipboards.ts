import type { Clipboards } from '#core/device/clipboards.ts';

export class FakeClipboards implements Clipboards {
  text = '';

  async write(text: string): Promise<void> {
    this.text = text;
  }
}
