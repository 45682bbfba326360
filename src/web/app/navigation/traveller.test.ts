import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Traveller, type Entered, type ScreenRoute } from './traveller.ts';

/** A screen whose code comes when it is told to, and which counts who came. */
function aScreen(id: string, path: string, coming: () => Promise<void> = async () => undefined) {
  const visits: string[] = [];
  const entered: Entered = {
    Screen: () => null,
    arrive: async ({ query }) => void visits.push(query.toString()),
    head: () => ({ title: id, description: '', status: 200 }),
    chunks: () => [],
  };
  const route: ScreenRoute = { id, path, enter: () => coming().then(() => entered) };
  return { route, visits };
}

function travel(...routes: readonly ScreenRoute[]) {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const traveller = new Traveller(history, routes, { waits: false });
  const told: string[] = [];
  const arrived: (() => void)[] = [];
  traveller.follow(({ route, location }) => {
    told.push(`${route.id} ${location.pathname}${location.search}${location.hash}`);
    arrived.shift()?.();
  });
  return { history, traveller, told, nextArrival: () => new Promise<void>((resolve) => arrived.push(resolve)) };
}

describe('a traveller', () => {
  it('changes the address together with the screen', async () => {
    const code = Promise.withResolvers<void>();
    const { history, traveller, nextArrival } = travel(aScreen('home', '/').route, aScreen('far', '/far', () => code.promise).route);
    await traveller.begin();
    const arrival = nextArrival();
    traveller.push('/far');
    expect(history.location.pathname).toBe('/');
    code.resolve();
    await arrival;
    expect(history.location.pathname).toBe('/far');
    expect(traveller.stop?.route.id).toBe('far');
  });

  it('comes only to the place that was wished for last', async () => {
    const slow = Promise.withResolvers<void>();
    const { traveller, told, nextArrival } = travel(
      aScreen('home', '/').route,
      aScreen('slow', '/slow', () => slow.promise).route,
      aScreen('near', '/near').route,
    );
    await traveller.begin();
    const arrival = nextArrival();
    traveller.push('/slow');
    traveller.push('/near');
    await arrival;
    slow.resolve();
    await slow.promise;
    expect(told).toEqual(['home /', 'near /near']);
  });

  it('asks nothing anew for another place of the same page', async () => {
    const home = aScreen('home', '/');
    const { traveller, told, nextArrival } = travel(home.route);
    await traveller.begin();
    for (const address of ['/#reply', '/?sort=recent#reply']) {
      const arrival = nextArrival();
      traveller.push(address);
      await arrival;
    }
    expect(told).toEqual(['home /', 'home /#reply', 'home /?sort=recent#reply']);
    expect(home.visits).toEqual(['', 'sort=recent']);
  });

  it('stands where the code of a screen did not come, and says what broke', async () => {
    const broken = aScreen('broken', '/broken', () => Promise.reject(new Error('No such file')));
    const { traveller, nextArrival } = travel(aScreen('home', '/').route, broken.route);
    await traveller.begin();
    const arrival = nextArrival();
    traveller.push('/broken');
    await arrival;
    expect(traveller.stop).toMatchObject({ route: { id: 'broken' }, broke: new Error('No such file') });
  });
});
