import { describe, expect, it } from 'vitest';
import { FakeHistory } from '#tests/fakes/navigation/fake-history.ts';
import { ScreenRouter, type LoadedScreen, type ScreenRoute } from './screen-router.ts';

function aScreen(id: string, path: string, coming: () => Promise<void> = async () => undefined, fetchPart?: LoadedScreen['fetchPart']) {
  const visits: string[] = [];
  const loaded: LoadedScreen = {
    Screen: () => null,
    fetchPart,
    load: async ({ query }) => void visits.push(query.toString()),
    head: () => ({ title: id, description: '', status: 200 }),
    chunks: () => [],
  };
  const route: ScreenRoute = { id, path, fetchScreen: () => coming().then(() => loaded) };
  return { route, visits };
}

function routerOver(...routes: readonly ScreenRoute[]) {
  const history = new FakeHistory();
  const router = new ScreenRouter(history, routes, { waitsForData: false });
  const recorded: string[] = [];
  const waiting: (() => void)[] = [];
  router.follow(({ route, location }) => {
    recorded.push(`${route.id} ${location.pathname}${location.search}${location.hash}`);
    waiting.shift()?.();
  });
  return { history, router, recorded, nextScreen: () => new Promise<void>((resolve) => waiting.push(resolve)) };
}

describe('the router of screens', () => {
  it('changes the URL together with the screen', async () => {
    const code = Promise.withResolvers<void>();
    const { history, router, nextScreen } = routerOver(aScreen('home', '/').route, aScreen('far', '/far', () => code.promise).route);
    await router.begin();
    const shown = nextScreen();
    router.push('/far');
    expect(history.location.pathname).toBe('/');
    code.resolve();
    await shown;
    expect(history.location.pathname).toBe('/far');
    expect(router.current?.route.id).toBe('far');
  });

  it('shows only the screen that was asked for last', async () => {
    const slow = Promise.withResolvers<void>();
    const { router, recorded, nextScreen } = routerOver(
      aScreen('home', '/').route,
      aScreen('slow', '/slow', () => slow.promise).route,
      aScreen('near', '/near').route,
    );
    await router.begin();
    const shown = nextScreen();
    router.push('/slow');
    router.push('/near');
    await shown;
    slow.resolve();
    await slow.promise;
    expect(recorded).toEqual(['home /', 'near /near']);
  });

  it('finds a screen by its path in any spelling, and unknown paths by the last', async () => {
    const { router, nextScreen } = routerOver(aScreen('home', '/').route, aScreen('far', '/far/:place').route, aScreen('none', '*').route);
    await router.begin();
    for (const [path, id] of [
      ['/far/away', 'far'],
      ['/FAR/away', 'far'],
      ['/f%61r/away', 'far'],
      ['/far', 'none'],
      ['/', 'home'],
    ] as const) {
      const shown = nextScreen();
      router.push(path);
      await shown;
      expect(router.current?.route.id, path).toBe(id);
    }
  });

  it('leads on if left before its URL is cleaned, and the way back is clean', async () => {
    const code = Promise.withResolvers<void>();
    const { history, router, recorded, nextScreen } = routerOver(aScreen('home', '/').route, aScreen('far', '/far', () => code.promise).route);
    history.replace('/?onLogin=true');
    await router.begin();
    const shown = nextScreen();
    router.push('/far');
    router.tidy('/');
    code.resolve();
    await shown;
    expect(recorded).toEqual(['home /?onLogin=true', 'far /far']);
    const back = nextScreen();
    router.go(-1);
    await back;
    expect(recorded.at(-1)).toBe('home /');
  });

  it('cleans the URL when left early, and keeps whose place it is', async () => {
    const { history, router, recorded, nextScreen } = routerOver(aScreen('home', '/').route, aScreen('far', '/far').route);
    history.replace('/?onLogin=true');
    const { location } = await router.begin();
    const shown = nextScreen();
    router.tidy('/');
    router.push('/far');
    await shown;
    const back = nextScreen();
    router.go(-1);
    await back;
    expect([recorded, history.location.key]).toEqual([['home /?onLogin=true', 'far /far', 'home /'], location.key]);
  });

  it('takes what was read out of the URL where nothing is pressed', async () => {
    const { history, router, recorded, nextScreen } = routerOver(aScreen('home', '/').route);
    history.replace('/?onLogin=true#part');
    await router.begin();
    const shown = nextScreen();
    router.tidy('/#part');
    await shown;
    expect([recorded.at(-1), history.location.search, router.current?.staysPut]).toEqual(['home /#part', '', true]);
  });

  it('loads nothing again for another fragment of the same page', async () => {
    const home = aScreen('home', '/');
    const { router, recorded, nextScreen } = routerOver(home.route);
    await router.begin();
    for (const url of ['/#reply', '/?sort=recent#reply']) {
      const shown = nextScreen();
      router.push(url);
      await shown;
    }
    expect(recorded).toEqual(['home /', 'home /#reply', 'home /?sort=recent#reply']);
    expect(home.visits).toEqual(['', 'sort=recent']);
  });

  it('shows what a URL asks of a screen once its code arrives, or what failed', async () => {
    const part = Promise.withResolvers<void>();
    const home = aScreen('home', '/', undefined, async ({ query }) => {
      if (query.has('find')) await part.promise;
      if (query.has('lost')) throw new Error('No such file');
    });
    const { history, router, recorded, nextScreen } = routerOver(home.route);
    await router.begin();
    const shown = nextScreen();
    router.push('/?find=pay');
    expect([recorded, history.location.search]).toEqual([['home /'], '']);
    part.resolve();
    await shown;
    expect([recorded.at(-1), home.visits]).toEqual(['home /?find=pay', ['', 'find=pay']]);
    const broken = nextScreen();
    router.push('/?lost');
    await broken;
    expect(router.current).toMatchObject({ route: { id: 'home' }, broke: new Error('No such file') });
  });

  it('shows where the chunk of a screen did not come, and says what broke', async () => {
    const broken = aScreen('broken', '/broken', () => Promise.reject(new Error('No such file')));
    const { router, nextScreen } = routerOver(aScreen('home', '/').route, broken.route);
    await router.begin();
    const shown = nextScreen();
    router.push('/broken');
    await shown;
    expect(router.current).toMatchObject({ route: { id: 'broken' }, broke: new Error('No such file') });
  });

  it('reports a page as loading until code and data arrive, or the code fails (R-210)', async () => {
    const [code, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const far = aScreen('far', '/far', () => code.promise);
    const slow = { ...far.route, fetchScreen: async () => ({ ...(await far.route.fetchScreen()), load: () => data.promise }) };
    const broken = aScreen('broken', '/broken', () => Promise.reject(new Error('No such file')));
    const recorded: string[] = [];
    const begin = (fetching: Promise<unknown>): void => {
      recorded.push('begun');
      void fetching.then(() => recorded.push('here'));
    };
    const router = new ScreenRouter(new FakeHistory(), [aScreen('home', '/').route, slow, broken.route], { waitsForData: false, begin });
    await router.begin();
    expect(recorded).toEqual([]);
    router.push('/far');
    code.resolve();
    await expect.poll(() => router.current?.route.id).toBe('far');
    expect(recorded).toEqual(['begun']);
    data.resolve();
    await expect.poll(() => recorded).toEqual(['begun', 'here']);
    router.push('/broken');
    await expect.poll(() => recorded).toEqual(['begun', 'here', 'begun', 'here']);
  });

  it('stays where it is while the document reloads for a missing chunk (B-41)', async () => {
    const broken = aScreen('broken', '/broken', () => Promise.reject(new Error('No such file')));
    const reloaded = Promise.withResolvers<string>();
    const home = aScreen('home', '/').route;
    const history = new FakeHistory();
    const reload = async () => (reloaded.resolve(history.location.pathname), true);
    const router = new ScreenRouter(history, [home, broken.route], { waitsForData: false, reload });
    const recorded: string[] = [];
    router.follow(({ route }) => recorded.push(route.id));
    await router.begin();
    router.push('/broken');
    expect(await reloaded.promise).toBe('/broken');
    expect(recorded).toEqual(['home']);
  });
});
