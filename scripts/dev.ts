// The product while it is being written: the pages with hot reload in front, the server behind them, one origin.
// A change of the server's files starts it again; a change of a contract makes its types again.
import { spawn, type ChildProcess } from 'node:child_process';
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core';
import { openBrand } from '#server/app/config/open-brand.ts';
import { readSettings, settingsHelp } from '#server/app/config/read-settings.ts';
import { onLauncherGone } from '#server/app/process/launcher.ts';
import type { Manifest } from '#server/app/pages/site.ts';
import config from '../rsbuild.config.ts';
import { devPages, type Renderer } from './dev/dev-pages.ts';
import { onChange } from './dev/on-change.ts';
import { generateContract } from './openapi/generate-contract.ts';

const behind = [
  '/api',
  '/images',
  '/healthz',
  '/readyz',
  '/ws',
  '/login/',
  '/logout',
  '/naukri/',
  '/local-issuer/',
  '/brand/',
  '/app.webmanifest',
  '/developers/',
];
const isBehind = (path: string): boolean => behind.some((place) => path.startsWith(place));

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(settingsHelp());
  process.exit();
}
const read = readSettings(process.env, args);
if ('complaints' in read) {
  console.error(read.complaints.join('\n'));
  process.exit(1);
}
const { port, host } = read.settings;

if (!(await generateContract())) process.exit(1);
const { brand } = await openBrand(read.settings, 'dist/unmarked');
let server = startServer();
obeyOrders();
await startPages();
// The bundler listens for signals, too, and would end before the server has.
obeyOrders();
await onChange({ folder: 'openapi', counts: (file) => file.endsWith('.yaml') }, () =>
  generateContract().then(
    (isMade) => (isMade ? restart() : undefined),
    (error: unknown) => console.error(error),
  ),
);
const isServers = (file: string): boolean => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|generated/.test(file);
for (const folder of ['src/server', 'src/core', 'src/contract']) await onChange({ folder, counts: isServers }, restart);
onLauncherGone(() => process.emit('SIGTERM', 'SIGTERM'));

/** Closes the database before the server ends. */
function obeyOrders(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal).on(signal, () => server.kill(signal) || process.exit());
}

function startServer(): ChildProcess {
  const settings = { port: port + 1, 'show-kit': 'yes', 'rate-limit': 1_000_000, 'member-limit': 1_000_000, 'public-origin': `http://localhost:${port}` };
  const flags = Object.entries(settings).map(([flag, value]) => `--${flag}=${value}`);
  const child = spawn(process.execPath, ['src/server/app/main.ts', ...args, ...flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LAUNCHER_PID: String(process.pid) },
  });
  child.on('exit', (code, signal) => {
    if (child !== server) return;
    if (signal === null && code !== 0) console.error('The server stopped; it starts again with the next change.');
    else process.exit(code ?? 0);
  });
  return child;
}

/** Stops the old server fully first, as both need the same database. */
async function restart(): Promise<void> {
  const old = server;
  await new Promise<void>((resolve) => {
    if (old.exitCode !== null || old.signalCode !== null) return resolve();
    old.removeAllListeners('exit').once('exit', () => resolve());
    old.kill('SIGTERM');
  });
  server = startServer();
}

async function startPages(): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: process.cwd(),
    environment: ['web', 'early', 'print'],
    config: mergeRsbuildConfig(config, {
      dev: { lazyCompilation: false },
      environments: {
        web: { output: { distPath: { root: '.cache/dev' } } },
        early: { dev: { hmr: false, liveReload: false, writeToDisk: true }, output: { distPath: { root: '.cache/dev-early' } } },
        // The bundler runs the renderer itself, in a form that it can load again after every change.
        print: { output: { module: false, distPath: { root: '.cache/dev-print' } }, tools: { rspack: { output: { library: { type: 'commonjs2' } } } } },
      },
      server: {
        port,
        host,
        strictPort: true,
        proxy: behind.map((pathFilter) => ({ pathFilter, target: `http://127.0.0.1:${port + 1}`, changeOrigin: false, ws: pathFilter === '/ws' })),
        setup: (context) => {
          if (context.action !== 'dev') return;
          const { environments, server: devServer } = context;
          const manifest = () => environments['web']?.manifest as Manifest | undefined;
          const renderer = async () => devServer.environments['print']?.loadBundle<Renderer>('print');
          devServer.middlewares.use(devPages({ manifest, renderer, brand, earlyInput: '.cache/dev-early/early.js' }, `http://127.0.0.1:${port + 1}`, isBehind));
        },
      },
    }),
  });
  await (await rsbuild.createDevServer({ runCompile: true })).listen();
}
