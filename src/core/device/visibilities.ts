export abstract class Visibilities {
  abstract isVisible(): boolean;
  /** Also fires when the page is left; the result stops it. */
  abstract watch(change: (isVisible: boolean) => void): () => void;
}
