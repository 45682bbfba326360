import type { Interviews } from '#core/interviews/interviews.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import type { Pictures } from '#core/media/pictures.ts';
import type { ShownPicture } from '#core/media/post-pictures.ts';
import type { Questions } from '#core/questions/questions.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import type { FindListed } from '#core/search/selection.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Callers } from '#core/sessions/callers.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { SystemPorts } from '#server/services/system-service.ts';
import type { ServicePorts } from './contract-services.ts';

export interface Ports extends ServicePorts, SystemPorts {
  readonly pictures: Pictures;
  readonly questions: Questions;
  readonly siteUrls: SiteUrls;
  readonly interviews: Interviews;
  readonly ownInterviews: OwnInterviews;
  /** Current company name in URLs for a former one. */
  readonly movedTo: (formerUrl: string) => Promise<string | undefined>;
  readonly findListed: FindListed;
  /** Picture or photo, for readers who may see it. */
  readonly pictureOf: (id: string, isSmall?: boolean) => Promise<ShownPicture | undefined>;
}

export interface Adapters {
  /** Identifies the caller before ports exist. */
  readonly callers: Callers;
  readonly signers: PersonaSigners;
  readonly portsFor: (context: RequestContext) => Ports;
  /** Throws when the database is unreachable. */
  readonly ping: () => Promise<void>;
}
