import type { PageRequest } from '#contract/rendered-page.ts';
import type { Brand } from '#core/brand.ts';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { HostSettings } from '#core/operator/host-settings.ts';
import type { Origin } from '../http/origin.ts';
import type { RequestContexts } from '../http/request-contexts.ts';
import type { Logger } from '../process/log.ts';
import type { Readiness } from '../process/readiness.ts';
import type { Overload } from '../traffic/overload.ts';
import type { ResponseCaches } from '../traffic/response-cache.ts';
import type { Site } from './site.ts';

export interface PageParts {
  readonly site: Site;
  readonly origin: Origin;
  readonly clock: Clock & MonotonicClock;
  readonly log: Logger;
  readonly showsKit: boolean;
  readonly brand: Brand;
  readonly host: HostSettings;
  readonly contexts: RequestContexts;
  readonly policy: (style: string) => string;
  readonly isReady: () => boolean;
  readonly caches: ResponseCaches;
  readonly readiness?: Pick<Readiness, 'isFilling'> | undefined;
  readonly overload: Pick<Overload, 'isHere'>;
  readonly ask: PageRequest['ask'];
  readonly askingForAll: (inTheirName: PageRequest['ask']) => PageRequest['ask'];
}
