import { parsePath, type Location } from 'react-router';

/** The history during server-side rendering (SSR): one place, where the page stays. It knows whether anything asked for the query, which most screens never look at. */
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
