import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { SecretOptions } from '#server/adapters/secrets/secret-file.ts';
import type { Settings } from '../config/settings.ts';
import type { Progress } from '../process/progress.ts';
import { lacksAnything, tendWorld, type FillParts } from './fill-demo.ts';

/** The order to fill a database, as the process that fills takes it. */
export interface FillOrder {
  readonly url: string;
  readonly databasePooler: boolean;
  readonly secret: Pick<SecretOptions, 'secretKey' | 'dataDir' | 'keysDir'>;
  readonly scale: FillParts['scale'];
  readonly seed: number;
  readonly nowMs: number;
}

/** A message of the process that fills: how far it is, a sentence that stays, that the server may answer, and in the end what became of it. */
export type FillNews =
  | { readonly kind: 'share'; readonly job: string; readonly share: number }
  | { readonly kind: 'sentence'; readonly sentence: string }
  | { readonly kind: 'ground'; readonly isMadeUpNow: boolean }
  | { readonly kind: 'filled' }
  | { readonly kind: 'failed'; readonly reason: string };

interface ApartParts extends FillParts {
  readonly settings: Pick<Settings, 'databasePooler' | 'secretKey' | 'keysDir' | 'dataDir'>;
  /** Ends it: what it has not finished is then as if it had never begun. */
  readonly signal: AbortSignal;
}

/** The filling process lives shortly and then gives everything back, so it may have more of it than the server. */
const flags = ['--max-old-space-size=512', '--max-semi-space-size=32'];

/** A world that people may look at: whether it was made up just now, and what makes up the rest of it, where it is not whole. */
export interface Ground {
  readonly isMadeUpNow: boolean;
  readonly makeWhole?: () => Promise<void>;
}

/** Fills the world of a demo in its own process, where anything is missing, so that its memory is given back; a world that is whole is only tended. */
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

/** Hands the order over, never by the command line, which everyone on the machine can read. The end comes when the process is gone with all that it took. */
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
