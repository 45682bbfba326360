import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { SecretOptions } from '#server/adapters/secrets/secret-file.ts';
import type { Settings } from '../config/settings.ts';
import type { Progress } from '../process/progress.ts';
import { lacksAnything, tendWorld, type FillParts } from './fill-demo.ts';

export interface FillOrder {
  readonly url: string;
  readonly databasePooler: boolean;
  readonly secret: Pick<SecretOptions, 'secretKey' | 'dataDir' | 'keysDir'>;
  readonly scale: FillParts['scale'];
  readonly seed: number;
  readonly nowMs: number;
}

/** Progress, a lasting sentence, readiness or the outcome. */
export type FillNews =
  | { readonly kind: 'share'; readonly job: string; readonly share: number }
  | { readonly kind: 'sentence'; readonly sentence: string }
  | { readonly kind: 'ground'; readonly isMadeUpNow: boolean }
  | { readonly kind: 'filled' }
  | { readonly kind: 'failed'; readonly reason: string };

interface ApartParts extends FillParts {
  readonly settings: Pick<Settings, 'databasePooler' | 'secretKey' | 'keysDir' | 'dataDir'>;
  /** Aborts, leaving unfinished parts as if never begun. */
  readonly signal: AbortSignal;
}

/** Memory limits above the server's, because the process is short-lived. */
const flags = ['--max-old-space-size=512', '--max-semi-space-size=32'];

export interface Ground {
  readonly isMadeUpNow: boolean;
  readonly makeWhole?: () => Promise<void>;
}

/** Fills a demo in its own process, so that the memory is given back. */
export async function fillApart(database: Database, parts: ApartParts): Promise<Ground> {
  if (parts.scale !== 'none' && (await lacksAnything(database.db))) return filledBy(orderFor(database, parts), parts);
  await tendWorld(database, parts);
  return { isMadeUpNow: false };
}

const orderFor = ({ url }: Database, { settings, scale, seed, clock }: ApartParts): FillOrder => ({
  url,
  databasePooler: settings.databasePooler,
  secret: { secretKey: settings.secretKey, dataDir: settings.dataDir, keysDir: settings.keysDir },
  scale,
  seed,
  nowMs: clock.now(),
});

/** Passes the order over a channel, because command lines are readable by everyone on the machine. */
function filledBy(order: FillOrder, { progress, signal }: Pick<ApartParts, 'progress' | 'signal'>): Promise<Ground> {
  const [ground, whole] = [Promise.withResolvers<Ground>(), Promise.withResolvers<void>()];
  const fail = (error: unknown): void => {
    ground.reject(error);
    whole.reject(error);
  };
  // It may fail before anyone waits for it, and then the server does not start.
  whole.promise.catch(() => undefined);
  const child = fork(join(import.meta.dirname, 'fill-process.ts'), { execArgv: flags, signal, stdio: ['ignore', 2, 2, 'ipc'] });
  let isFilled = false;
  const makeWhole = (): Promise<void> => {
    child.send('rest');
    return whole.promise;
  };
  child.on('message', (message) => {
    const news = message as FillNews;
    if (news.kind === 'ground') ground.resolve({ isMadeUpNow: news.isMadeUpNow, makeWhole });
    else if (news.kind === 'filled') isFilled = true;
    else if (news.kind === 'failed') fail(new Failure('broken', news.reason));
    else tell(progress, news);
  });
  child.on('error', fail);
  child.on('exit', (code, killedBy) => {
    if (isFilled) whole.resolve();
    else fail(new Failure('broken', `The process that fills the demo ended with ${killedBy ?? code}. Start again: it continues where it stopped.`));
  });
  child.send(order);
  return ground.promise;
}

const tell = (progress: Pick<Progress, 'show' | 'say'>, news: Extract<FillNews, { readonly kind: 'share' | 'sentence' }>): void =>
  news.kind === 'share' ? progress.show(news.job, news.share) : progress.say(news.sentence);
