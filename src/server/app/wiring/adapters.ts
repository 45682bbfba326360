import type { Companies } from '#core/companies/companies.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import type { Images } from '#core/media/images.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { DataMap } from '#core/privacy/data-map.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { companyService } from '#server/services/company-service.ts';
import { deviceService } from '#server/services/device-service.ts';
import { dropdownService } from '#server/services/dropdown-service.ts';
import { eligibilityService } from '#server/services/eligibility-service.ts';
import { feedService } from '#server/services/feed-service.ts';
import { logService } from '#server/services/log-service.ts';
import { loginService, type LoginPorts } from '#server/services/login-service.ts';
import { moderationService } from '#server/services/moderation-service.ts';
import { systemService } from '#server/services/system-service.ts';
import { userService, type MemberPorts } from '#server/services/user-service.ts';
import { videoService } from '#server/services/video-service.ts';
import type { Services } from '../contract/handlers.ts';
import { notReady } from './not-ready.ts';
import type { FindPicture } from '../http/media-routes.ts';
import type { PostPorts } from './post-adapters.ts';

/** The adapters behind all ports of the server, once the database is open; those for one caller are made anew for each request. */
export interface Adapters {
  readonly companies: Companies;
  readonly errorReports: ErrorReports;
  readonly dataMap: DataMap;
  readonly images: Images;
  readonly referenceLists: ReferenceLists;
  readonly callers: Callers;
  readonly loginFor: (context: RequestContext) => LoginPorts;
  readonly membersFor: (context: RequestContext) => MemberPorts;
  readonly postsFor: (context: RequestContext) => PostPorts;
  /** Fails when the database can no longer be reached. */
  readonly ping: () => Promise<void>;
}

/** The parts of a server that need adapters. They stand from the first moment and answer as soon as the adapters are there. */
interface Served {
  readonly services: Services;
  readonly images: Images;
  readonly findPicture: FindPicture;
  readonly callers: Callers;
}

/** The services of this installation, each for one request. */
export function servicesOver(find: () => Adapters | undefined): Served {
  const adapters = (): Adapters => find() ?? notReady();
  const members = (context: RequestContext): MemberPorts => find()?.membersFor(context) ?? notReady();
  const posts = (context: RequestContext): PostPorts => find()?.postsFor(context) ?? notReady();
  return {
    services: {
      company: () => companyService(adapters().companies),
      device: (context) => deviceService(members(context).devices),
      dropdown: () => dropdownService(adapters().referenceLists),
      eligibility: (context) => eligibilityService(members(context).eligibilityPopups),
      log: () => logService(adapters().errorReports),
      login: (context) => loginService(find()?.loginFor(context) ?? notReady<LoginPorts>()),
      system: () => systemService(adapters().dataMap, adapters().ping),
      user: (context) => userService(members(context)),
      feed: (context) => feedService(posts(context)),
      video: (context) => videoService(posts(context).videos),
      moderation: (context) => moderationService(posts(context)),
    },
    images: { find: async (id) => adapters().images.find(id) },
    findPicture: async (context, id, isSmall) => posts(context).pictureOf(id, isSmall),
    callers: { holding: async (accessToken, device) => adapters().callers.holding(accessToken, device) },
  };
}
