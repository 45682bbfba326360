import type { Companies } from '#core/companies/companies.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import { Failure } from '#core/failure.ts';
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
import { late } from './late.ts';
import { latePosts } from './late-talk.ts';
import type { FindPicture } from '../http/media-routes.ts';
import type { PostPorts } from './post-adapters.ts';

/** The adapters behind all ports of the server, once the database is open; those for one caller are made anew for each request. */
export interface Adapters {
  readonly companiesBy: (pageSize?: number) => Companies;
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
  const adapters = (): Adapters => {
    const found = find();
    if (!found) throw new Failure('offline', 'The server is not ready yet.');
    return found;
  };
  const company = companyService((pageSize) => adapters().companiesBy(pageSize));
  const dropdown = dropdownService(late(() => find()?.referenceLists));
  const log = logService(late(() => find()?.errorReports));
  const system = systemService(
    late(() => find()?.dataMap),
    async () => adapters().ping(),
  );
  return {
    services: {
      company: () => company,
      device: (context) => deviceService(late(() => find()?.membersFor(context).devices)),
      dropdown: () => dropdown,
      eligibility: (context) => eligibilityService(late(() => find()?.membersFor(context).eligibilityPopups)),
      log: () => log,
      login: (context) => loginService(lateLogin(() => find()?.loginFor(context))),
      system: () => system,
      user: (context) => userService(lateMembers(() => find()?.membersFor(context))),
      feed: (context) => feedService(latePosts(() => find()?.postsFor(context))),
      video: (context) => videoService(latePosts(() => find()?.postsFor(context)).videos),
      moderation: (context) => moderationService(latePosts(() => find()?.postsFor(context))),
    },
    images: late(() => find()?.images),
    findPicture: (context, id, isSmall) => adapters().postsFor(context).pictureOf(id, isSmall),
    callers: late(() => find()?.callers),
  };
}

function lateLogin(find: () => LoginPorts | undefined): LoginPorts {
  let found: LoginPorts | undefined;
  const ports = () => (found ??= find());
  return {
    logins: late(() => ports()?.logins),
    tokenLogins: late(() => ports()?.tokenLogins),
    sessions: late(() => ports()?.sessions),
    passkeys: late(() => ports()?.passkeys),
    recoveryCodes: late(() => ports()?.recoveryCodes),
  };
}

function lateMembers(find: () => MemberPorts | undefined): MemberPorts {
  let found: MemberPorts | undefined;
  const ports = () => (found ??= find());
  return {
    profiles: late(() => ports()?.profiles),
    anonymousPersonas: late(() => ports()?.anonymousPersonas),
    personas: late(() => ports()?.personas),
    careers: late(() => ports()?.careers),
    mailVerifications: late(() => ports()?.mailVerifications),
    jobPortals: late(() => ports()?.jobPortals),
    onboardings: late(() => ports()?.onboardings),
    ownCommunities: late(() => ports()?.ownCommunities),
    experiences: late(() => ports()?.experiences),
    educations: late(() => ports()?.educations),
    memberPreferences: late(() => ports()?.memberPreferences),
    messagePreferences: late(() => ports()?.messagePreferences),
    consents: late(() => ports()?.consents),
    subscriptions: late(() => ports()?.subscriptions),
    feedbacks: late(() => ports()?.feedbacks),
    popupChecks: late(() => ports()?.popupChecks),
    profilePhotos: late(() => ports()?.profilePhotos),
    accounts: late(() => ports()?.accounts),
    devices: late(() => ports()?.devices),
    eligibilityPopups: late(() => ports()?.eligibilityPopups),
  };
}
