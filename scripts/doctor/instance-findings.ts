// Findings about this machine: the clock, the disk, the key of the installation, and backups.
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { knownSecrets, secretFileOf, type SecretOptions } from '#server/adapters/secrets/secret-file.ts';
import { unreadableBecause } from '#server/adapters/system/unreadable.ts';
import { sizeOf } from '../backup/command.ts';
import { look, ok, reasonIn, wrong, type Finding } from './finding.ts';

/** Plausible years of a clock that was set. */
const [firstYear, lastYear] = [2026, 2099];
const secondMs = 1_000;
const [unevenMs, wrongMs] = [2 * secondMs, 60 * secondMs];

export function clockFinding(nowMs: number, databaseMs: number | undefined): Finding {
  const year = new Date(nowMs).getUTCFullYear();
  if (year < firstYear || year > lastYear) return wrong('clock', `It says the year ${year}. Set it, and let NTP keep it right.`);
  if (databaseMs === undefined) return ok('clock', `It says ${new Date(nowMs).toISOString().slice(0, 16).replace('T', ' ')} UTC.`);
  const apart = Math.abs(nowMs - databaseMs);
  if (apart <= unevenMs) return ok('clock', 'It agrees with that of the database.');
  const sentence = `It differs from that of the database by ${Math.round(apart / secondMs)} seconds. Let NTP keep both right.`;
  return apart > wrongMs ? wrong('clock', sentence) : look('clock', sentence);
}

const [leastBytes, fewBytes] = [200_000_000, 2_000_000_000];

/** Free space at a folder, or at its future place. */
export function diskFinding(folder: string, free = freeIn(nearestThere(folder))): Finding {
  const sentence = `${sizeOf(free)} are free on the disk of ${folder}`;
  if (free < leastBytes) return wrong('disk', `${sentence}, and the database soon cannot write. Make room.`);
  return free < fewBytes ? look('disk', `${sentence}. Make room soon.`) : ok('disk', `${sentence}.`);
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const nearestThere = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : nearestThere(dirname(folder)));

/** Predicts if the first start may create the bundled database. */
export function newDatabaseFinding(dataDir: string, mayMake = mayWriteIn(nearestThere(dataDir))): Finding {
  return mayMake
    ? look('database', `There is none in ${dataDir} yet; npm start makes it. DATA_DIR names another folder.`)
    : wrong(
        'database',
        `None can be seen in ${dataDir}, and this user may not write in ${nearestThere(dataDir)}. Run this as the user of the server, and let that user own the folder.`,
      );
}

function mayWriteIn(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Checks the key's presence, match and permissions. An undefined fingerprint means an unread database. */
export function keyFinding(options: SecretOptions, fingerprint: string | null | undefined): Finding {
  const place = options.secretKey === undefined ? secretFileOf(options) : 'SECRET_KEY';
  try {
    const secrets = knownSecrets(options);
    if (secrets === undefined) return missingKey(place, fingerprint);
    if (fingerprint && secrets.fingerprint !== fingerprint)
      return wrong('key', `The key in ${place} is not the one that the database was made with. Put that one back.`);
    const isOpen = options.secretKey === undefined && process.platform !== 'win32' && isOpenToOthers(place);
    if (isOpen) return look('key', `Others on this machine can read ${place}. Close it: chmod 600 ${place}`);
    return ok('key', fingerprint ? `${place} holds the key that the database was made with. Keep a copy apart from the backups.` : `It is in ${place}.`);
  } catch (error) {
    return wrong('key', `${reasonIn(error)}.`);
  }
}

function missingKey(place: string, fingerprint: string | null | undefined): Finding {
  if (fingerprint === null) return ok('key', `It is made by the first start, in ${place}.`);
  return fingerprint === undefined
    ? look('key', `There is no ${place}. Only an empty database gets a new one at its first start; one that members use needs its own back.`)
    : wrong('key', `There is no ${place}, and nobody is recognised without it. Put that file back, or set SECRET_KEY as it was.`);
}

const isOpenToOthers = (file: string): boolean => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;

const freshMs = 26 * hourMs;
const oldMs = 7 * dayMs;

/** Age of the newest backup, ignored for a demo. */
export function backupFinding(folder: string | undefined, isDemo: boolean, nowMs: number): Finding {
  if (folder === undefined)
    return isDemo
      ? ok('backups', 'A demo needs none.')
      : look(
          'backups',
          'The doctor does not know where they go. Name the folder: npm run doctor -- --backups <folder>. HOSTING.md says how to make them every night.',
        );
  try {
    const made = readdirSync(folder).flatMap((name) => (name.endsWith('.backup') ? [statSync(join(folder, name)).mtimeMs] : []));
    if (made.length === 0) return wrong('backups', `There is none in ${folder}. Make one: npm run backup -- ${folder}`);
    const age = nowMs - Math.max(...made);
    const sentence = `The newest in ${folder} is ${age < 2 * dayMs ? `${Math.max(0, Math.floor(age / hourMs))} hours` : `${Math.floor(age / dayMs)} days`} old`;
    if (age > oldMs) return wrong('backups', `${sentence}. Find out why none is made: npm run backup -- ${folder}`);
    return age > freshMs ? look('backups', `${sentence}. Make one every night.`) : ok('backups', `${sentence}.`);
  } catch (error) {
    return wrong('backups', `${folder} cannot be read: ${unreadableBecause(error)}.`);
  }
}
