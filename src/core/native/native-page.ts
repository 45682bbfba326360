import type { NativeApp } from './native-app.ts';

export abstract class NativePage {
  abstract url(): string;
  abstract title(): string;
  /** History entries before the current one. */
  abstract depth(): number;
  /** Closes an overlay or goes back one page. */
  abstract back(): void;
  abstract reload(): void;
  abstract dress(app: NativeApp): void;
  /** Counts unsent words as writing, too. */
  abstract watchWriting(tell: (isWriting: boolean) => void): () => void;
}
