import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished, TestRunner } from 'vitest';
import type { Services } from '#server/app/contract/handlers.ts';
import { serve, type ServerParts } from '#server/app/serve.ts';

/** Parts asked at each request, replaceable on a running server. */
type Given = Pick<
  ServerParts,
  'services' | 'callers' | 'signers' | 'clock' | 'pictures' | 'siteUrls' | 'findPicture' | 'cardPorts' | 'isReady' | 'usage' | 'waiting' | 'mailbox' | 'demo'
>;
type Ask = Parameters<NonNullable<ServerParts['demo']>['providers']['reachBy']>[0];

const decadeMs = 315_576_000_000;

/** Idle servers, by what they were built of. */
const idle = new Map<string, KeptServer[]>();

/** Reuses a server, as building costs a hundred requests. Parts are swapped and caches expire between tests. */
export async function keptServer({ settings, scripted, contracts, site, brand, log, ...given }: Given & ServerParts): Promise<FastifyInstance> {
  const built = { settings, scripted, contracts, site, brand, log };
  const names = Object.entries(given).flatMap(([name, part]) => (part === undefined ? [] : [name]));
  const kind = JSON.stringify([settings, scripted, given.demo?.members, names]);
  const free = idle.get(kind) ?? [];
  idle.set(kind, free);
  const server = free.pop() ?? new KeptServer(built, given);
  return server.lend(given, () => void free.push(server));
}

class KeptServer {
  #given: Given;
  #shiftMs = 0;
  #ask: Ask | undefined;
  readonly #app: Promise<FastifyInstance>;

  constructor(built: Omit<ServerParts, keyof Given>, given: Given) {
    this.#given = given;
    const part = <Name extends keyof Given>(name: Name) => proxyOf(() => this.#given[name] as Given[Name] & object);
    this.#app = serve({
      ...built,
      services: this.#services(Object.keys(given.services)),
      callers: part('callers'),
      signers: part('signers'),
      clock: {
        now: () => this.#given.clock.now(),
        after: (delayMs, wake) => this.#given.clock.after(delayMs, wake),
        elapsed: () => this.#given.clock.elapsed() + this.#shiftMs,
      },
      pictures: part('pictures'),
      siteUrls: part('siteUrls'),
      findPicture: part('findPicture'),
      cardPorts: part('cardPorts'),
      isReady: part('isReady'),
      mailbox: given.mailbox && part('mailbox'),
      ...(given.usage && { usage: part('usage') }),
      ...(given.waiting && { waiting: part('waiting') }),
      demo: given.demo && this.#demo(given.demo),
    });
  }

  /** Lends the server with these parts; `giveBack` is called once it is free. */
  async lend(given: Given, giveBack: () => void): Promise<FastifyInstance> {
    const app = await this.#app;
    this.#given = given;
    if (this.#ask) given.demo?.providers.reachBy(this.#ask);
    const state = { isOver: false, isOwn: false };
    const close = async (): Promise<void> => {
      if (state.isOver) return;
      state.isOver = true;
      if (state.isOwn) return app.close();
      this.#shiftMs = given.clock.elapsed() + this.#shiftMs + decadeMs;
      giveBack();
    };
    if (TestRunner.getCurrentTest()) onTestFinished(close);
    this.#shiftMs -= given.clock.elapsed();
    const inject = (call: string | InjectOptions) => {
      if (state.isOver) throw new Error('This server is closed.');
      return app.inject(call);
    };
    return new Proxy(app, {
      get: (_app, name) => {
        if (name === 'then') return undefined;
        if (name === 'close') return close;
        if (name === 'inject') return inject;
        state.isOwn = true;
        return of(app, name);
      },
    });
  }

  #services(names: readonly string[]): Services {
    return Object.fromEntries(names.map((name) => [name, (context) => this.#given.services[name]?.(context) ?? {}]));
  }

  #demo({ members }: NonNullable<ServerParts['demo']>): ServerParts['demo'] {
    const demo = (): NonNullable<ServerParts['demo']> => this.#given.demo as NonNullable<ServerParts['demo']>;
    const reachBy = (ask: Ask): void => {
      this.#ask = ask;
    };
    return { members, providers: { reachBy } as ReturnType<typeof demo>['providers'], logins: () => proxyOf(() => demo().logins()) };
  }
}

const proxyOf = <Part extends object>(current: () => Part): Part =>
  new Proxy((() => undefined) as unknown as Part, {
    get: (_none, name) => of(current(), name),
    apply: (_none, _self, values) => (current() as (...asked: unknown[]) => unknown)(...values),
  });

function of(whole: object, name: string | symbol): unknown {
  const part: unknown = Reflect.get(whole, name);
  return typeof part === 'function' ? part.bind(whole) : part;
}
