import type { NativeApp } from './native-app.ts';

/** The document in the webview, as its native app has to know it. */
export abstract class NativePage {
  /** The URL that is shown, from the root. */
  abstract url(): string;
  abstract title(): string;
  /** The number of places in the history of this document before the one that is shown. */
  abstract depth(): number;
  /** One step back: it closes what lies over the page, or leads to the place before. */
  abstract back(): void;
  abstract reload(): void;
  /** Lets styles know which app it is. */
  abstract dress(app: NativeApp): void;
  /** Calls back with whether the member is writing: in a field, or with words in one that are not sent. */
  abstract watchWriting(tell: (isWriting: boolean) => void): () => void;
}
