import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#core/brand.ts';
import type { MonotonicClock } from '#core/clock.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import { languageNamed, type Language } from '#core/device/preferences.ts';
import { existing, Failure } from '#core/failure.ts';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import { drawnText } from '#core/navigation/drawn-text.ts';
import { linkCardAt, type LinkCardOf } from '#core/navigation/link-card.ts';
import { linkPictureUrl } from '#core/navigation/link-picture.ts';
import type { CardDrawing } from '#server/adapters/media/card-picture.ts';
import { pictureQueue } from '#server/adapters/media/picture-queue.ts';
import type { OpenedBrand } from '../config/open-brand.ts';
import { etagOf, hasVersion } from '../http/etag.ts';
import { picturePolicy } from '../http/headers.ts';
import { drawnLimit, limitByNetwork } from '../traffic/rate-limits.ts';
import { ResponseCache, type ResponseCaches } from '../traffic/response-cache.ts';
import { cardLayout } from './card-layout.ts';
import { linkCardOf, type CardPorts } from './link-card.ts';
import type { Site } from './site.ts';

interface CardParts {
  readonly cardPorts: () => CardPorts;
  readonly brand: OpenedBrand;
  readonly languages: readonly Language[];
  readonly site: Pick<Site, 'folder'>;
  readonly clock: MonotonicClock;
  readonly caches: ResponseCaches;
}

interface Laid {
  readonly drawing: CardDrawing;
  readonly tag: string;
}

const maxEntries = 300;
/** Allows the drawing process time to start. */
const timeoutMs = 8_000;
const owner = { owner: 'link cards', whenOver: undefined };
/** Limits waiting previews, so that members' pictures never wait long. */
const mostWaiting = 20;

export function linkCardRoutes(app: FastifyInstance, { cardPorts, brand, languages, site, clock, caches }: CardParts): void {
  const ground = groundIn(brand, site);
  if (!ground) return;
  const laid = caches.open<Laid>(maxEntries);
  const drawn = new ResponseCache<Uint8Array>(clock, maxEntries);
  const lay = async (of: LinkCardOf, language: Language): Promise<Laid> => {
    const card = existing(await linkCardOf(of, cardPorts(), language));
    const layout = cardLayout(card, nameIn(brand.brand, language));
    return { drawing: { ...layout, ground }, tag: etagOf(JSON.stringify([layout, etagOf(ground)])) };
  };
  const send = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const { kind, first, second } = request.params;
    const of = existing(cardAsked(kind, second === undefined ? [first] : [first, second]));
    const language = languageNamed(request.query.language, languages);
    const { drawing, tag } = await laid.get(`${JSON.stringify(of)} ${language}`, minuteMs, () => lay(of, language));
    reply.headers({ 'content-security-policy': picturePolicy, 'cache-control': `public, max-age=${secondsOf[of.kind]}`, etag: tag });
    if (hasVersion(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('image/png').send(Buffer.from(await drawn.get(tag, hourMs, () => draw(drawing))));
  };
  const options = { onRequest: app.rateLimit({ ...drawnLimit, ...limitByNetwork, groupId: 'link cards' }), config: { timeoutMs } };
  app.get<Asked>('/link/:kind/:first', options, send);
  app.get<Asked>('/link/:kind/:first/:second', options, send);
}

interface Asked {
  readonly Params: { readonly kind: string; readonly first: string; readonly second?: string };
  readonly Querystring: { readonly language?: string };
}

/** Lifetimes are short for members' content, so that removals spread soon (S-79), and hourly for figures. */
const secondsOf: Readonly<Record<LinkCardOf['kind'], number>> = { company: 3_600, pay: 3_600, question: 60, post: 60 };

const ending = '.png';

function cardAsked(kind: string, names: readonly string[]): LinkCardOf | undefined {
  const last = names.at(-1) ?? '';
  return last.endsWith(ending) ? linkCardAt(kind, [...names.slice(0, -1), last.slice(0, -ending.length)]) : undefined;
}

async function draw(drawing: CardDrawing): Promise<Uint8Array> {
  if (pictureQueue.countOf(owner.owner) >= mostWaiting) throw new Failure('offline', 'Too many pictures wait already.');
  return pictureQueue.card(drawing, owner).catch((cause: unknown) => {
    throw new Failure('offline', 'The picture could not be drawn just now.', { cause });
  });
}

/** Leaves a name our fonts cannot draw to the sign. */
const nameIn = ({ name }: Brand, language: Language): string => drawnText(inLanguage(name, language)) ?? drawnText(name.en) ?? '';

/** Built ground with sign or logo; undefined without a build. */
function groundIn({ brand, pictures }: OpenedBrand, { folder }: Pick<Site, 'folder'>): Uint8Array | undefined {
  if (brand.pictures !== null) return pictures.get(linkPictureUrl('card', brand.pictures))?.bytes;
  const file = join(folder, linkPictureUrl('card'));
  return existsSync(file) ? readFileSync(file) : undefined;
}
