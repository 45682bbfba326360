import type { Interviews } from '#core/interviews/interviews.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import type { Pictures } from '#core/media/pictures.ts';
import type { ShownPicture } from '#core/media/post-pictures.ts';
import type { Questions } from '#core/questions/questions.ts';
import type { SiteUrls } from '#core/navigation/site-urls.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Callers } from '#core/sessions/callers.ts';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { SystemPorts } from '#server/services/system-service.ts';
import type { ServicePorts } from './contract-services.ts';

/** All ports of the server, for one request. */
export interface Ports extends ServicePorts, SystemPorts {
  readonly pictures: Pictures;
  readonly questions: Questions;
  readonly siteUrls: SiteUrls;
  readonly interviews: Interviews;
  readonly ownInterviews: OwnInterviews;
  /** The name in URLs that a company has now, by one that it had before. */
  readonly movedTo: (formerUrl: string) => Promise<string | undefined>;
  /** A picture of a post or a message, or a photo of a company, for readers who may see it. */
  readonly pictureOf: (id: string, isSmall?: boolean) => Promise<ShownPicture | undefined>;
}

/** The adapters of the server, once the database is open. */
export interface Adapters {
  /** Finds out whose a request is, before there are ports for it. */
  readonly callers: Callers;
  /** Finds the persona that signs a request. */
  readonly signers: PersonaSigners;
  readonly portsFor: (context: RequestContext) => Ports;
  /** Fails when the database can no longer be reached. */
  readonly ping: () => Promise<void>;
}
