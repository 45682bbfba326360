import { parsePath, type Location } from 'react-router';

/** History for SSR, which records whether the query was read. */
export class SsrHistory {
  readonly location: Location;
  readonly query: string;
  isQueryRead = false;

  constructor(url: string) {
    const { pathname = '/', search = '' } = parsePath(url);
    const read = () => {
      this.isQueryRead = true;
      return search;
    };
    this.query = search;
    this.location = {
      pathname,
      get search() {
        return read();
      },
      hash: '',
      state: null,
      key: 'default',
    };
  }

  push(): void {}

  replace(): void {}

  go(): void {}

  listen(): () => void {
    return () => undefined;
  }
}
