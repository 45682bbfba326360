// Global names of each platform, and the advice for a room that does without them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { insteadOf } from './rooms.ts';

const ways: readonly { readonly names: readonly string[]; readonly instead: string }[] = [
  {
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
    instead: 'put it behind a port in core/device and write a Browser… adapter',
  },
  {
    names: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'requestIdleCallback'],
    instead: 'ask the Clock of #core/clock.ts',
  },
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Headers', 'Response', 'FormData'],
    instead: 'ask a port in core; an Http… adapter in web/adapters calls the operation',
  },
  {
    names: ['URL', 'URLSearchParams', 'location', 'history'],
    instead: 'take the URL as text, or put it behind a port in core/device with a Browser… adapter',
  },
  { names: ['console', 'reportError'], instead: 'throw a Failure; what broke is filed through #core/errors/error-reports.ts' },
  { names: ['crypto', 'Crypto'], instead: 'take the random value as an argument, or name a port that makes it' },
];

const ofNode = ['process', 'Buffer', 'require', 'module', 'exports', 'global', '__dirname', '__filename', 'setImmediate', 'clearImmediate'];

/** Explains a compiler's unknown name, if it belongs to a platform. */
export function missingGlobal(name: string, room: string): string | undefined {
  if (!platformNames().has(name)) return undefined;
  return `\`${name}\` does not exist in ${room}: ${wayFor(name, room)}.`;
}

function wayFor(name: string, room: string): string {
  if (room.startsWith('server/')) return 'the server draws nothing; screens are rendered by web/app/print.tsx';
  if (ofNode.includes(name)) return insteadOf(room, 'node:');
  return (
    ways.find(({ names }) => names.includes(name))?.instead ??
    'drawing belongs in web/views, and the device behind a port in core/device with a Browser… adapter'
  );
}

let known: ReadonlySet<string> | undefined;

function platformNames(): ReadonlySet<string> {
  known ??= new Set([...ofNode, ...ways.flatMap(({ names }) => names), ...namesOfTheBrowser()]);
  return known;
}

function namesOfTheBrowser(): string[] {
  const library = readFileSync(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'), 'utf8');
  return [...library.matchAll(/^(?:declare (?:var|function)|interface) (\w+)/gm)].map(([, name]) => name ?? '');
}
