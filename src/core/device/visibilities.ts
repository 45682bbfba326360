/** Whether the page of this tab is in sight. */
export abstract class Visibilities {
  abstract isVisible(): boolean;
  /** Calls back whenever it comes into sight or goes out of it, also when the page is left; the answer stops that. */
  abstract watch(change: (isVisible: boolean) => void): () => void;
}
