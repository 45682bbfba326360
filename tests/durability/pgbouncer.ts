import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#scripts/product/free-port.ts';

const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0);

export const hasPgbouncer = program !== undefined;

/** Starts pgbouncer in transaction mode before a database. Returns its URL. */
export async function aPgbouncer(databaseUrl: string, connections = 3): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-pgbouncer-'));
  const { hostname, port, searchParams, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const at = { host: searchParams.get('host') ?? hostname, port: port || '5432', dbname: name, user: username, password: decodeURIComponent(password) };
  const place = Object.entries(at).flatMap(([key, value]) => (value === '' ? [] : [`${key}='${value}'`]));
  const listenPort = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 200,
    unix_socket_dir: '',
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  writeFileSync(join(folder, 'pgbouncer.ini'), `[databases]\n${name} = ${place.join(' ')}\n[pgbouncer]\n${lines.join('\n')}\n`);
  chmodSync(folder, 0o755);
  // It refuses to be run by root.
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program ?? 'pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'], ...asNobody });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  for await (const part of child.stderr) if ((said += String(part)).includes('process up')) break;
  if (!said.includes('process up')) throw new Error(`pgbouncer did not start: ${said}`);
  return `postgresql://${username}@127.0.0.1:${listenPort}/${name}`;
}
