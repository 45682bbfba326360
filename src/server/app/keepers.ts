import type { Companies } from '#core/companies/companies.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import { Failure } from '#core/failure.ts';
import type { Images } from '#core/images/images.ts';
import type { Records } from '#core/privacy/records.ts';
import type { Asker } from '#core/session/asker.ts';
import type { Callers } from '#core/session/callers.ts';
import { companyService } from '#server/services/company-service.ts';
import { feedService } from '#server/services/feed-service.ts';
import { logService } from '#server/services/log-service.ts';
import { loginService, type LoginPorts } from '#server/services/login-service.ts';
import { moderationService } from '#server/services/moderation-service.ts';
import { systemService } from '#server/services/system-service.ts';
import { videoService } from '#server/services/video-service.ts';
import type { Services } from './contract/handlers.ts';
import { late } from './late.ts';
import { lateTalk } from './late-talk.ts';
import type { FindPicture } from './media-routes.ts';
import type { TalkPorts } from './talk-keepers.ts';

/** Everything that is kept, once it can be reached. What belongs to somebody is kept for the one who asks. */
export interface Keepers {
  readonly companiesBy: (pageSize?: number) => Companies;
  readonly errorReports: ErrorReports;
  readonly records: Records;
  readonly images: Images;
  readonly callers: Callers;
  readonly loginFor: (asker: Asker) => LoginPorts;
  readonly talkFor: (asker: Asker) => TalkPorts;
  /** Fails when they can no longer be reached. */
  readonly ping: () => Promise<void>;
}

/** What a server is given of them. It stands from the first moment and answers as soon as the keepers are there. */
interface Served {
  readonly services: Services;
  readonly images: Images;
  readonly findPicture: FindPicture;
  readonly callers: Callers;
}

/** The services of this installation, each for one who asks. */
export function servicesOver(find: () => Keepers | undefined): Served {
  const keepers = (): Keepers => {
    const found = find();
    if (!found) throw new Failure('offline', 'The server is not ready yet.');
    return found;
  };
  const company = companyService((pageSize) => keepers().companiesBy(pageSize));
  const log = logService(late(() => find()?.errorReports));
  const system = systemService(
    late(() => find()?.records),
    async () => keepers().ping(),
  );
  return {
    services: {
      company: () => company,
      log: () => log,
      login: (asker) => loginService(lateLogin(() => find()?.loginFor(asker))),
      system: () => system,
      feed: (asker) => feedService(lateTalk(() => find()?.talkFor(asker))),
      video: (asker) => videoService(lateTalk(() => find()?.talkFor(asker)).videos),
      moderation: (asker) => moderationService(lateTalk(() => find()?.talkFor(asker))),
    },
    images: late(() => find()?.images),
    findPicture: (asker, id) => keepers().talkFor(asker).pictureOf(id),
    callers: late(() => find()?.callers),
  };
}

function lateLogin(find: () => LoginPorts | undefined): LoginPorts {
  let found: LoginPorts | undefined;
  const ports = () => (found ??= find());
  return {
    logins: late(() => ports()?.logins),
    signIns: late(() => ports()?.signIns),
    sessions: late(() => ports()?.sessions),
    passkeys: late(() => ports()?.passkeys),
    recoveryCodes: late(() => ports()?.recoveryCodes),
  };
}
