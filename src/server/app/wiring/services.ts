import type { Pictures } from '#core/media/pictures.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { Callers } from '#core/sessions/callers.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { administrationService } from '#server/services/administration-service.ts';
import { companyService } from '#server/services/company-service.ts';
import { deviceService } from '#server/services/device-service.ts';
import { dropdownService } from '#server/services/dropdown-service.ts';
import { eligibilityService } from '#server/services/eligibility-service.ts';
import { feedService } from '#server/services/feed-service.ts';
import { logService } from '#server/services/log-service.ts';
import { loginService } from '#server/services/login-service.ts';
import { moderationService } from '#server/services/moderation-service.ts';
import { personaService } from '#server/services/persona-service.ts';
import { systemService } from '#server/services/system-service.ts';
import { userService } from '#server/services/user-service.ts';
import { videoService } from '#server/services/video-service.ts';
import { noRequest } from '../contract/no-request.ts';
import type { Services } from '../contract/handlers.ts';
import type { Readiness } from '../process/readiness.ts';
import { notReady } from './not-ready.ts';
import type { MovedTo } from '../pages/page-routes.ts';
import type { FindPicture } from '../http/post-picture-routes.ts';
import type { Adapters, Ports } from './ports.ts';

/** The parts of a server that need adapters. They stand from the first moment and answer as soon as the adapters are there. */
interface Served {
  readonly services: Services;
  readonly pictures: Pictures;
  readonly siteUrls: SiteUrls;
  readonly findPicture: FindPicture;
  readonly movedTo: MovedTo;
  readonly callers: Callers;
  readonly signers: PersonaSigners;
}

/** The services of this installation, each for one request. */
export function servicesOver(find: () => Adapters | undefined, readiness?: Pick<Readiness, 'ask'>): Served {
  const adapters = (): Adapters => find() ?? notReady();
  const ports = (context: RequestContext): Ports => find()?.portsFor(context) ?? notReady();
  return {
    services: {
      administration: (context) => administrationService(ports(context)),
      company: (context) => companyService(ports(context).companies),
      device: (context) => deviceService(ports(context).devices),
      dropdown: (context) => dropdownService(ports(context).referenceLists),
      eligibility: (context) => eligibilityService(ports(context).memberNudges),
      log: (context) => logService(ports(context).errorReports),
      login: (context) => loginService(ports(context)),
      system: (context) =>
        systemService(ports(context), async () => {
          readiness?.ask();
          await adapters().ping();
        }),
      user: (context) => userService(ports(context)),
      feed: (context) => feedService(ports(context)),
      video: (context) => videoService(ports(context).videos),
      moderation: (context) => moderationService(ports(context)),
      persona: (context) => personaService(ports(context)),
    },
    pictures: { find: async (id) => ports(noRequest).pictures.find(id) },
    siteUrls: {
      count: async (kind) => ports(noRequest).siteUrls.count(kind),
      list: async (kind, after, limit) => ports(noRequest).siteUrls.list(kind, after, limit),
    },
    movedTo: async (formerUrl) => find()?.portsFor(noRequest).movedTo(formerUrl),
    findPicture: async (context, id, isSmall) => ports(context).pictureOf(id, isSmall),
    callers: {
      holding: async (accessToken, device) => adapters().callers.holding(accessToken, device),
      isBanned: async (userId) => adapters().callers.isBanned(userId),
    },
    signers: {
      knows: async (personaRef) => adapters().signers.knows(personaRef),
      isBanned: async (personaRef) => adapters().signers.isBanned(personaRef),
      spend: async (personaRef, nonce) => adapters().signers.spend(personaRef, nonce),
    },
  };
}
