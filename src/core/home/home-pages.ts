import type { HomePage } from './home-page.ts';

export abstract class HomePages {
  abstract page(): Promise<HomePage>;
}
