import type { Pictures } from '#core/media/pictures.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { FindListed } from '#core/search/selection.ts';
import type { Callers } from '#core/sessions/callers.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { systemService } from '#server/services/system-service.ts';
import { noRequest } from '../contract/no-request.ts';
import type { Services } from '../contract/handlers.ts';
import type { Readiness } from '../process/readiness.ts';
import { contractServices } from './contract-services.ts';
import { notReady } from './not-ready.ts';
import type { CardPorts } from '../pages/link-card.ts';
import type { MovedTo } from '../pages/page-routes.ts';
import type { LogoPorts } from '../http/logo-routes.ts';
import type { FindPicture } from '../http/post-picture-routes.ts';
import type { Adapters, Ports } from './ports.ts';

/** Server parts that need adapters and answer once those exist. */
interface Served {
  readonly services: Services;
  readonly pictures: Pictures;
  readonly siteUrls: SiteUrls;
  readonly findPicture: FindPicture;
  readonly cardPorts: () => CardPorts;
  readonly logoPorts: () => LogoPorts;
  readonly movedTo: MovedTo;
  readonly findListed: FindListed;
  readonly callers: Callers;
  readonly signers: PersonaSigners;
}

export function servicesOver(find: () => Adapters | undefined, readiness?: Pick<Readiness, 'ask'>): Served {
  const adapters = (): Adapters => find() ?? notReady();
  const ports = (context: RequestContext): Ports => find()?.portsFor(context) ?? notReady();
  return {
    services: {
      ...Object.fromEntries(Object.entries(contractServices).map(([name, service]) => [name, (context: RequestContext) => service(ports(context))])),
      system: (context) =>
        systemService(ports(context), async () => {
          readiness?.ask();
          await adapters().ping();
        }),
    },
    pictures: { find: async (id) => ports(noRequest).pictures.find(id) },
    siteUrls: {
      count: async (kind) => ports(noRequest).siteUrls.count(kind),
      list: async (kind, after, limit) => ports(noRequest).siteUrls.list(kind, after, limit),
    },
    findListed: async (names) => ports(noRequest).findListed(names),
    movedTo: async (formerUrl) => find()?.portsFor(noRequest).movedTo(formerUrl),
    findPicture: async (context, id, isSmall) => ports(context).pictureOf(id, isSmall),
    cardPorts: () => ports(noRequest),
    logoPorts: () => ports(noRequest),
    callers: {
      holding: async (accessToken, device) => adapters().callers.holding(accessToken, device),
      isBanned: async (userId) => adapters().callers.isBanned(userId),
      atDesk: async (deskToken) => adapters().callers.atDesk?.(deskToken),
    },
    signers: {
      knows: async (personaRef) => adapters().signers.knows(personaRef),
      isBanned: async (personaRef) => adapters().signers.isBanned(personaRef),
      spend: async (personaRef, nonce) => adapters().signers.spend(personaRef, nonce),
    },
  };
}
