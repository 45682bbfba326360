import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesAny } from '#core/navigation/url.ts';
import { ticketKeys } from '#core/photos/upload-ticket.ts';
import type { LaterPart, MemberPart } from '#contract/hydration-data.ts';
import type { OwnView, PageRequest, RenderedPage } from '#contract/rendered-page.ts';
import { sharingReads } from '#server/adapters/database/shared-reads.ts';
import type { MarkedThings } from '#core/votes/own-marks.ts';
import { Failure } from '#core/failure.ts';
import { urlOf } from '../http/request-url.ts';
import type { CookieJar } from '../http/cookie-jar.ts';
import type { WebRequestContext } from '../http/request-contexts.ts';
import { documentEnd, documentOf, emptyPage } from './document.ts';
import { movedFor } from './moved.ts';
import { OpenEnded } from '../http/open-ended.ts';
import type { ResponseCache } from '../traffic/response-cache.ts';
import { reportingEndpoints } from '../http/headers.ts';
import { laterPart, OwnParts } from './own-parts.ts';
import type { PageParts } from './page-parts.ts';
import { drawsItself, preferenceIn, wroteJustNow } from './reader.ts';
import { ConcurrencyLimit, type Bounds } from '../traffic/concurrency-limit.ts';
import { LimitOfEach } from '../traffic/limit-of-each.ts';
import { waitBounds } from '../traffic/overload.ts';

interface Sheet {
  readonly status: number;
  readonly movedTo: string | undefined;
  readonly isForEveryone: boolean;
  readonly policy: string;
  readonly html: OpenEnded;
  readonly marked: MarkedThings | undefined;
  /** URL rendered for, if the body depends on the query. */
  readonly url?: string | undefined;
  readonly own?: MemberPart | LaterPart;
}

const cacheMs = 30_000;
/** Query keys that no other request may repeat (D-22). */
const secretKeys = [...ticketKeys, 'k', 'rid'];
const maxEntries = 300;

const skeletonMs = 300_000;
const maxSkeletons = 150;

/** Limits parallel rendering; readers waiting longer get a page their browser fills (B-55). */
const bounds = { maxRunning: 4, maxQueued: 200, maxWaitMs: 3_000 } as const;

/** Queue length beyond which waiting takes too long, at about 25 ms a page. */
const mostBefore = 8;

/** Keeps one member from taking all places. */
const boundsOfMember: Bounds = { maxRunning: 2, maxQueued: 20, maxWaitMs: 3_000 };

export class PageRenderer {
  readonly #parts: PageParts;
  readonly #cache: ResponseCache<Sheet>;
  readonly #skeletons: ResponseCache<Sheet>;
  readonly #rendering: ConcurrencyLimit;
  readonly #inTheirName: LimitOfEach;
  readonly #own: OwnParts;

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.#cache = parts.caches.open(maxEntries);
    this.#skeletons = parts.caches.open(maxSkeletons);
    this.#rendering = new ConcurrencyLimit(bounds, parts.clock);
    this.#inTheirName = new LimitOfEach(boundsOfMember, parts.clock);
    this.#own = new OwnParts(parts);
  }

  get load(): ConcurrencyLimit['load'] {
    return this.#rendering.load;
  }

  /** Sends shared pages to members as guests get them, with their own part at the end. */
  async show(request: FastifyRequest, reply: FastifyReply, isForAll = false): Promise<FastifyReply> {
    const context = await this.#contextOf(request);
    const isGuest = context !== undefined && !context.caller;
    const sheet = context ? await this.#pageFor(context, request, isForAll) : this.#unknown(request);
    if (sheet.movedTo !== undefined) return movedFor(request, reply, sheet.movedTo);
    const { bytes, encoding } = sheet.html.endedBy(documentEnd(sheet.own), request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    if (sheet.status === 503) reply.header('retry-after', '2');
    return reply
      .code(sheet.status)
      .headers({
        'content-security-policy': sheet.policy,
        ...reportingEndpoints,
        'cache-control': isGuest ? 'no-cache' : 'no-store',
        vary: 'Cookie, Accept-Language, Accept-Encoding, Save-Data',
        ...(namesAny(request.url, secretKeys) && { 'referrer-policy': 'no-referrer' }),
      })
      .type('text/html; charset=utf-8')
      .send(bytes);
  }

  /** Shows members their fresh changes, unless overloaded. */
  async #pageFor(context: WebRequestContext, request: FastifyRequest, isForAll: boolean): Promise<Sheet> {
    const { caller } = context;
    if (!caller) return this.#sheetForAll(request);
    // Without scripts nothing at the end of a page is read.
    if (isForAll && drawsItself(request.headers) && !(wroteJustNow(request.headers) && this.#hasRoomFor(caller.member.userId))) {
      const sheet = await this.#sheetForAll(request);
      // Where the shared page broke, one of their own would break again.
      if (sheet.status >= 500) return sheet;
      if (sheet.movedTo !== undefined || sheet.status === 200)
        return { ...sheet, own: this.#isTooMuch ? laterPart : await this.#own.of(context, request, sheet.marked) };
    }
    const question = this.#questionOf(request, context.jar);
    const render = () => sharingReads(() => this.#renderInTurn(question, request, caller.member.userId));
    const sheet = await this.#parts.contexts.whileOpening(context, render);
    return isForAll && sheet.own && sheet.marked ? { ...sheet, own: { ...(await this.#own.listsOf(context, request, sheet.marked)), ...sheet.own } } : sheet;
  }

  /** Overload, in which members get their part later. */
  get #isTooMuch(): boolean {
    const { waitMs, load } = this.#rendering;
    return this.#parts.overload.isHere || waitMs > waitBounds.beginsMs || load.waiting >= mostBefore;
  }

  #hasRoomFor(userId: string): boolean {
    return !this.#isTooMuch && !this.#inTheirName.isFull(userId);
  }

  async #sheetForAll(request: FastifyRequest): Promise<Sheet> {
    const question = this.#questionOf(request);
    const key = JSON.stringify([question.url, preferredIn(question)]);
    const render = () => sharingReads(() => this.#renderInTurn(question, request));
    return this.#cache.get(key, cacheMs, render, ({ isForEveryone }) => isForEveryone);
  }

  #unknown(request: FastifyRequest): Sheet {
    const question = this.#questionOf(request);
    return this.#sheetOf(emptyPage(503, question), question);
  }

  /** Returns nothing if the caller is unknown, so that no member sees a guest's page. */
  async #contextOf(request: FastifyRequest): Promise<WebRequestContext | undefined> {
    return this.#parts.contexts.of(request).catch(() => undefined);
  }

  /** Asks in the member's name, so rendering knows the session. */
  #questionOf(request: FastifyRequest, jar?: CookieJar): PageRequest {
    const { origin, clock, showsKit, brand, host, ask, askingForAll } = this.#parts;
    const asThey = jar?.access() ? { cookie: jar.carried, 'user-agent': request.headers['user-agent'] ?? '' } : undefined;
    return {
      origin: origin.of(request),
      url: urlOf(request),
      ...preferenceIn(request.headers, host.languages),
      draws: drawsItself(request.headers),
      nowMs: clock.now(),
      showsKit,
      brand,
      host,
      ask: asThey ? askingForAll((call) => ask({ ...call, headers: { ...call.headers, ...asThey } })) : ask,
    };
  }

  /** Renders when there is room, within a member's own share too; otherwise sends the empty page. */
  async #renderInTurn(question: PageRequest, request: FastifyRequest, userId?: string): Promise<Sheet> {
    const release = await this.#turnOf(userId).catch((error: unknown) => Failure.from(error));
    if (release instanceof Failure) return this.#sheetOf(emptyPage(503, question), question);
    return this.#render(question, request).finally(release);
  }

  async #turnOf(userId: string | undefined): Promise<() => void> {
    if (userId === undefined) return this.#rendering.acquire();
    const leave = await this.#inTheirName.acquire(userId);
    const release = await this.#rendering.acquire().catch((error: unknown) => {
      leave();
      throw error;
    });
    return () => {
      release();
      leave();
    };
  }

  /** Fails with a failed operation (5xx), uncached. */
  async #render(question: PageRequest, { id, is404 }: FastifyRequest): Promise<Sheet> {
    let failed = 0;
    const ask: PageRequest['ask'] = async (call) => {
      const answer = await question.ask(call);
      failed = Math.max(failed, answer.status >= 500 ? answer.status : 0);
      return answer;
    };
    if (!this.#parts.isReady()) return this.#sheetOf(emptyPage(503, question), question);
    try {
      const page = await this.#parts.site.renderPage({ ...question, ask });
      return page.own ? await this.#drawn(page, page.own, question, failed) : this.#sheetOf(page, question, failed);
    } catch (error) {
      // What cannot be rendered is drawn by the browser alone, which may fare better.
      this.#parts.log.error({ err: error, requestId: id }, 'A page could not be rendered');
      return this.#sheetOf(emptyPage(is404 ? 404 : 200, question), question, failed);
    }
  }

  /** Cached skeleton with this member's answers, drawn by the browser. */
  async #drawn(page: RenderedPage, { kind, answers, render }: OwnView, question: PageRequest, failed: number): Promise<Sheet> {
    const { url } = question;
    const key = JSON.stringify([url.split('?', 1), preferredIn(question), kind, page.head, page.hydration, page.chunks]);
    const make = async (): Promise<Sheet> => {
      const { body, readsQuery } = await render();
      return { ...this.#sheetOf({ ...page, body }, question), url: readsQuery ? url : undefined };
    };
    const any = await this.#skeletons.get(key, skeletonMs, make);
    const skeleton = any.url === undefined || any.url === url ? any : await this.#skeletons.get(`${key} ${url}`, skeletonMs, make);
    return { ...skeleton, ...endOf(page, failed), marked: page.marked, own: { answers } };
  }

  #sheetOf(page: RenderedPage, question: PageRequest, failed = 0): Sheet {
    const { start, style } = documentOf(page, question, this.#parts.site, question.brand, this.#parts.readiness?.isFilling);
    return {
      ...endOf(page, failed),
      isForEveryone: page.isForEveryone && failed === 0 && page.status < 500,
      policy: this.#parts.policy(style),
      html: new OpenEnded(start),
      marked: page.marked,
    };
  }
}

const preferredIn = ({ origin, language, theme, feedOrder, ownLanguageFirst, savesData }: PageRequest): readonly unknown[] => [
  origin,
  language,
  theme,
  feedOrder,
  ownLanguageFirst,
  savesData,
];

/** Fails with a failed operation (5xx). */
const endOf = ({ status, movedTo }: RenderedPage, failed: number): Pick<Sheet, 'status' | 'movedTo'> =>
  failed ? { status: failed, movedTo: undefined } : { status, movedTo };
