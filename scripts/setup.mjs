// Makes this folder ready to run and then runs the script that is named, on the Node this project is made for.
// It is plain JavaScript, so that any Node from 18 on can take this first step.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const wanted = 24;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const isToHost = process.argv[2] === '--to-host';
const [script, ...args] = process.argv.slice(isToHost ? 3 : 2);

/** Parent npm, with which children end. Manual starts may keep running. */
const launcher = process.env.npm_lifecycle_event ? process.ppid : undefined;

process.chdir(root);
if (!script) stop('Name the script to run, such as scripts/start.ts.');
if (!isInstalled()) await install();
if (majorOf(process.versions.node) >= wanted) await runHere();
else await runOn(await nodeForThis());

/** Tolerates missing packages of other platforms, and of developers for hosts. */
function isInstalled(isForHosts = isToHost) {
  const there = packagesThere();
  if (!there) return false;
  return Object.entries(packagesIn(join(root, 'package-lock.json')) ?? {}).every(
    ([place, { version, optional, dev }]) => place === '' || there[place]?.version === version || ((optional || (dev && isForHosts)) && !there[place]),
  );
}

function packagesThere() {
  return packagesIn(join(root, 'node_modules', '.package-lock.json'));
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Installs runtime packages for hosts. A developer's first command adds the rest safely. */
async function install() {
  const isAdding = !isToHost && isInstalled(true);
  const isLean = isToHost && !Object.values(packagesThere() ?? {}).some(({ dev }) => dev);
  const command = isAdding ? ['install', '--no-save'] : isLean ? ['ci', '--omit=dev'] : ['ci'];
  const what = isAdding ? 'what developing takes' : 'the packages of package-lock.json';
  console.error(`Fetching ${what} (npm ${command.join(' ')}). This happens once, and again when they change.`);
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const isNpm = npm !== undefined && /npm-cli\.[cm]?js$/.test(npm);
  const options = [...command, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = isNpm
    ? await ended(node ?? process.execPath, [npm, ...options], { stdio: ['ignore', 2, 2] })
    : await ended('npm', options, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (error) stop(`npm could not be started (${error.message}). Install Node with npm, and try again.`);
  if (status !== 0) stop(`npm ${command[0]} failed; the reason is above.`, status ?? 1);
}

/** Node from the packages, whose own install step remains where install scripts are blocked. */
async function nodeForThis() {
  const installer = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js');
  if (!works(ownNode) && existsSync(installer)) {
    console.error(`Fetching Node ${wanted} for this folder, because this one is ${process.versions.node}.`);
    await ended(process.execPath, [installer], { cwd: dirname(installer), stdio: ['ignore', 2, 2], env: { ...process.env, npm_config_loglevel: 'error' } });
  }
  if (!works(ownNode)) stop(`This needs Node ${wanted} or later, and this is Node ${process.versions.node}. Install Node ${wanted}, and run it again.`);
  return ownNode;
}

function works(node) {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Avoids a second process, as the present Node suffices. */
async function runHere() {
  noteLauncher(process.env, launcher);
  process.argv.splice(1, process.argv.length, resolve(script), ...args);
  await import(pathToFileURL(resolve(script)).href);
}

/** Passes on the process with which a long-running command ends. */
function noteLauncher(env, pid) {
  if (launcher !== undefined && /\b(start|dev)\.ts$/.test(script)) env.LAUNCHER_PID = String(pid);
}

async function runOn(node) {
  const env = { ...process.env };
  noteLauncher(env, process.pid);
  const { status, error } = await ended(node, [resolve(script), ...args], { stdio: 'inherit', env });
  if (error) stop(`${node} could not be started (${error.message}).`);
  process.exit(status ?? 1);
}

/** Stops the program with this process or npm, and exits like it. */
function ended(program, words, options) {
  return new Promise((answer) => {
    const child = spawn(program, words, options);
    let recorded;
    const tell = (signal) => child.kill((recorded = signal));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
    const watch = setInterval(() => launcher !== undefined && process.ppid !== launcher && tell('SIGTERM'), 500);
    child.on('error', (error) => answer({ error }));
    child.on('exit', (status, signal) => {
      clearInterval(watch);
      for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(each);
      if (signal) process.kill(process.pid, signal);
      else if (recorded) process.exit(status);
      else answer({ status });
    });
  });
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
