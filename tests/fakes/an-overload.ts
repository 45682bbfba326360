import { Overload } from '#server/app/traffic/overload.ts';
import type { FakeClock } from './fake-clock.ts';

/** Overload with a wait that the test sets, and its log output. */
export function anOverload(clock: FakeClock) {
  const wait = { ms: 0 };
  const said: string[] = [];
  const log = { warn: () => void said.push('warn'), info: () => void said.push('info') };
  return { overload: new Overload({ waits: { database: () => wait.ms }, clock, log }), clock, wait, said };
}

export function overloaded(clock: FakeClock): ReturnType<typeof anOverload> {
  const made = anOverload(clock);
  made.wait.ms = 1_000;
  for (let look = 0; look < 4 && !made.overload.isHere; look++) clock.advance(250);
  return made;
}
