import { expect, it } from 'vitest';
import type { NativePage } from '#core/native/native-page.ts';

/** Document in a webview, at `/p/1?comment=2#end` with one history entry before it. */
export interface PageFixture {
  readonly page: NativePage;
  readonly done: () => readonly string[];
  /** App known to the styles. */
  readonly dressed: () => string | undefined;
  readonly write: (isWriting: boolean) => Promise<void> | void;
}

export function keepsPage(open: () => PageFixture): void {
  it('says where it is, and what it is called', () => {
    const { page } = open();
    expect([page.url(), page.title(), page.depth()]).toEqual(['/p/1?comment=2#end', 'One | Daftar', 1]);
  });

  it('goes one step back, and is loaded again', () => {
    const { page, done } = open();
    page.back();
    page.reload();
    expect(done()).toEqual(['back', 'reload']);
  });

  it('lets styles know which app it is (R-213)', () => {
    const { page, dressed } = open();
    page.dress({ system: 'AB_IOS', version: '3.2.0', build: '412' });
    expect(dressed()).toBe('AB_IOS');
  });

  it('tells whether the member writes, until it is stopped', async () => {
    const { page, write } = open();
    const recorded: boolean[] = [];
    const stop = page.watchWriting((isWriting) => recorded.push(isWriting));
    await write(true);
    await write(false);
    stop();
    await write(true);
    expect(recorded.slice(-2)).toEqual([true, false]);
  });
}
