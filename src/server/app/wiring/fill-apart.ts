import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import type { Database } from '#server/adapters/database/database.ts';
import type { SecretOptions } from '#server/adapters/secrets/secret-file.ts';
import { lacksAnything } from '#server/demo/lacks-anything.ts';
import type { Settings } from '../config/settings.ts';
import type { Progress } from '../process/progress.ts';
import { tendWorld, type FillParts } from './fill-demo.ts';

/** The order to fill a database, as the process that fills takes it. */
export interface FillOrder {
  readonly url: string;
  readonly databasePooler: boolean;
  readonly secret: Pick<SecretOptions, 'secretKey' | 'dataDir' | 'keysDir'>;
  readonly scale: FillParts['scale'];
  readonly seed: number;
  readonly nowMs: number;
}

/** A message of the process that fills: how far it is, a sentence that stays, and in the end what became of it. */
export type FillNews =
  | { readonly kind: 'share'; readonly job: string; readonly share: number }
  | { readonly kind: 'sentence'; readonly sentence: string }
  | { readonly kind: 'filled'; readonly isMadeUpNow: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

interface ApartParts extends FillParts {
  readonly settings: Pick<Settings, 'databasePooler' | 'secretKey' | 'keysDir' | 'dataDir'>;
  /** Ends it: what it has not finished is then as if it had never begun. */
  readonly signal: AbortSignal;
}

/** The filling process lives shortly and then gives everything back, so it may have more of it than the server. */
const flags = ['--max-old-space-size=512', '--max-semi-space-size=32'];

/** Fills the world of a demo in its own process, where anything is missing, so that its memory is given back; a world that is whole is only tended. Answers whether the world was made up just now. */
export async function fillApart(database: Database, parts: ApartParts): Promise<boolean> {
  if (parts.scale !== 'none' && (await lacksAnything(database.db))) return filledBy(orderFor(database, parts), parts);
  await tendWorld(database, parts);
  return false;
}

const orderFor = ({ url }: Database, { settings, scale, seed, clock }: ApartParts): FillOrder => ({
  url,
  databasePooler: settings.databasePooler,
  secret: { secretKey: settings.secretKey, dataDir: settings.dataDir, keysDir: settings.keysDir },
  scale,
  seed,
  nowMs: clock.now(),
});

/** Hands the order over, never by the command line, which everyone on the machine can read. The answer comes when the process is gone with all that it took. */
function filledBy(order: FillOrder, { progress, signal }: Pick<ApartParts, 'progress' | 'signal'>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'fill-process.ts'), { execArgv: flags, signal, stdio: ['ignore', 2, 2, 'ipc'] });
    let isMadeUpNow: boolean | undefined;
    child.on('message', (message) => {
      const news = message as FillNews;
      if (news.kind === 'filled') isMadeUpNow = news.isMadeUpNow;
      else if (news.kind === 'failed') reject(new Failure('broken', news.reason));
      else tell(progress, news);
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      if (isMadeUpNow !== undefined) resolve(isMadeUpNow);
      else reject(new Failure('broken', `The process that fills the demo ended with ${killedBy ?? code}. Start again: it continues where it stopped.`));
    });
    child.send(order);
  });
}

const tell = (progress: Pick<Progress, 'show' | 'say'>, news: Extract<FillNews, { readonly kind: 'share' | 'sentence' }>): void =>
  news.kind === 'share' ? progress.show(news.job, news.share) : progress.say(news.sentence);
