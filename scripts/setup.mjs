// Makes this folder ready to run and then runs the script that is named, on the Node this project is made for.
// It is plain JavaScript, so that any Node from 18 on can take this first step.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const wanted = 24;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const [script, ...args] = process.argv.slice(2);

process.chdir(root);
if (!script) stop('Name the script to run, such as scripts/start.ts.');
if (!isInstalled()) install();
if (majorOf(process.versions.node) >= wanted) await runHere();
else runOn(nodeForThis());

/** True where npm has put there what the lock file asks for. Packages for other machines may be missing. */
function isInstalled() {
  const there = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!there) return false;
  return Object.entries(packagesIn(join(root, 'package-lock.json')) ?? {}).every(
    ([place, { version, optional }]) => place === '' || there[place]?.version === version || (optional && !there[place]),
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.error('Fetching the packages of package-lock.json (npm ci). This happens once, and again when they change.');
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const isNpm = npm !== undefined && /npm-cli\.[cm]?js$/.test(npm);
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = isNpm
    ? spawnSync(node ?? process.execPath, [npm, ...options], { stdio: ['ignore', 2, 2] })
    : spawnSync('npm', options, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (error) stop(`npm could not be started (${error.message}). Install Node with npm, and try again.`);
  if (status !== 0) stop('npm ci did not succeed; what it says above is why.', status ?? 1);
}

/** The Node that comes with the packages. Where install scripts are blocked, its own install step is still to be done. */
function nodeForThis() {
  const installer = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js');
  if (!works(ownNode) && existsSync(installer)) {
    console.error(`Fetching Node ${wanted} for this folder, because this one is ${process.versions.node}.`);
    spawnSync(process.execPath, [installer], { cwd: dirname(installer), stdio: ['ignore', 2, 2], env: { ...process.env, npm_config_loglevel: 'error' } });
  }
  if (!works(ownNode)) stop(`This needs Node ${wanted} or later, and here is ${process.versions.node}. Install Node ${wanted}, and run it again.`);
  return ownNode;
}

function works(node) {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Needs no second process: this Node does, so the script is told that it is the one that was started. */
async function runHere() {
  process.argv.splice(1, process.argv.length, resolve(script), ...args);
  await import(pathToFileURL(resolve(script)).href);
}

function runOn(node) {
  const child = spawn(node, [resolve(script), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  child.on('error', (error) => stop(`${node} could not be started (${error.message}).`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
