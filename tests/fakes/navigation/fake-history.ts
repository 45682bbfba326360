import { parsePath, type Location, type To } from 'react-router';

export class FakeHistory {
  readonly #entries: Location[];
  #index = 0;
  #tell: (to: { readonly location: Location }) => void = () => undefined;

  constructor(url = '/') {
    this.#entries = [locationOf(url)];
  }

  get location(): Location {
    return this.#entries[this.#index]!;
  }

  push(to: To): void {
    this.#entries.splice(++this.#index, Infinity, locationOf(to));
  }

  replace(to: To): void {
    this.#entries[this.#index] = locationOf(to);
  }

  go(delta: number): void {
    this.#index = Math.min(Math.max(this.#index + delta, 0), this.#entries.length - 1);
    this.#tell({ location: this.location });
  }

  listen(tell: (to: { readonly location: Location }) => void): () => void {
    this.#tell = tell;
    return () => (this.#tell = () => undefined);
  }
}

let named = 0;

const locationOf = (to: To): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: `place-${(named += 1)}`,
  ...(typeof to === 'string' ? parsePath(to) : to),
});
