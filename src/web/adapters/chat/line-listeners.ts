import { offLine, type LineState, type LiveEvent } from '#core/chat/live-line.ts';

export class LineListeners {
  readonly #listeners = new Set<{ readonly heard: (event: LiveEvent) => void; readonly changed: (state: LineState) => void }>();
  #state = offLine;

  get state(): LineState {
    return this.#state;
  }

  /** Reports the state at once. */
  add(heard: (event: LiveEvent) => void, changed: (state: LineState) => void): () => void {
    const listener = { heard, changed };
    this.#listeners.add(listener);
    changed(this.#state);
    return () => this.#listeners.delete(listener);
  }

  tell(event: LiveEvent): void {
    for (const { heard } of this.#listeners) heard(event);
  }

  /** Reports a state only where it differs. */
  change(state: LineState): void {
    const { isLive, tries, error } = this.#state;
    if (state.isLive === isLive && state.tries === tries && state.error === error) return;
    this.#state = state;
    for (const { changed } of this.#listeners) changed(state);
  }

  clear(): void {
    this.#listeners.clear();
    this.#state = offLine;
  }
}
