import type { NativeApp } from '#core/native/native-app.ts';
import type { NativePage } from '#core/native/native-page.ts';

export class FakeNativePage implements NativePage {
  at = '/communities';
  titled = 'Communities | Daftar';
  placesBefore = 0;
  dressedFor: NativeApp | undefined;
  readonly done: string[] = [];
  #tell: (isWriting: boolean) => void = () => undefined;

  url(): string {
    return this.at;
  }

  title(): string {
    return this.titled;
  }

  depth(): number {
    return this.placesBefore;
  }

  back(): void {
    this.done.push('back');
  }

  reload(): void {
    this.done.push('reload');
  }

  dress(app: NativeApp): void {
    this.dressedFor = app;
  }

  watchWriting(tell: (isWriting: boolean) => void): () => void {
    this.#tell = tell;
    return () => (this.#tell = () => undefined);
  }

  write(isWriting: boolean): void {
    this.#tell(isWriting);
  }
}
