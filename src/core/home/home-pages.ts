import type { HomePage } from './home-page.ts';

/** The first page as everyone sees it. */
export abstract class HomePages {
  abstract page(): Promise<HomePage>;
}
