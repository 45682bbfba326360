import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#core/figures/durations.ts';
import { mostPasskeys } from '#core/login/passkeys.ts';
import { mostRecoveryCodes, recoveryCodeLength } from '#core/login/recovery-code.ts';
import { accessMs, isFresh, longestIdleMs, sessionEnd } from '#core/sessions/token-family.ts';
import { loginCodeDigits, mailCode, mailWindowMinutes } from '#core/verification/mail-code.ts';
import { settingsTable } from '#server/app/config/settings.ts';
import { openLog } from '#server/app/process/log.ts';

const hosting = readFileSync('HOSTING.md', 'utf8').split('# 5. Logins, keys and the log')[1] ?? '';

const below = (heading: string): string => (hosting.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? '';

const shipped = globSync('src/**/*.{ts,tsx}', { exclude: ['src/contract/generated/**'] }).filter((path) => !/\.test\.tsx?$/.test(path));
const sources = shipped.map((path) => readFileSync(path, 'utf8')).join('\n');

/** The first number that a pattern finds in a source. */
const numberIn = (path: string, pattern: RegExp): number => Number(pattern.exec(readFileSync(path, 'utf8'))?.[1]?.replaceAll('_', ''));

const firstColumn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = '']) => cell).filter((cell) => !/^-+$/.test(cell));

describe('the fifth part of HOSTING.md says', () => {
  it('the limits of every way to log in, as they are', () => {
    const ways = below('Ways to log in');
    expect(firstColumn(ways)).toEqual(['Way', 'Passkey', 'Code by email', 'Recovery code', 'Provider', 'Demo']);
    const askingMs = numberIn('src/server/adapters/login/sql-passkeys.ts', /timeoutMs = ([\d_]+)/);
    expect(ways).toContain(`${askingMs / minuteMs} minutes for each asking, at most ${mostPasskeys} passkeys`);
    expect(ways).toContain(`${loginCodeDigits} digits, ${mailCode.lifeMs / minuteMs} minutes, ${mailCode.tries} tries; ${mailCode.sends} mails`);
    expect(ways).toContain(`in ${mailWindowMinutes} minutes`);
    expect(ways).toContain(`${recoveryCodeLength} letters of chance, each good once; ${mostRecoveryCodes} are made`);
    expect(ways).toContain(`\`SIGN_IN_LIMIT\`, ${settingsTable.signInLimit.fallback} in five minutes`);
  });

  it('how long a login lasts, and how many there may be', () => {
    const sessions = below('Sessions');
    expect(sessions).toContain(`good for ${accessMs / minuteMs} minutes`);
    expect(sessions).toContain(
      `${longestIdleMs / dayMs} days after it was last used, and ${sessionEnd(0, Number.MAX_SAFE_INTEGER) / dayMs} days after its login`,
    );
    const freshMinutes = Array.from({ length: 60 }, (_, minute) => minute).filter((minute) => isFresh(0, minute * minuteMs)).length;
    expect(sessions).toContain(`a login of the last ${freshMinutes} minutes`);
    expect(sessions).toContain(
      `at most ${numberIn('src/server/adapters/sessions/session-start.ts', /mostSessions = (\d+)/)} sessions; the longest unused gives way`,
    );
    expect(sessions).toMatch(/does not end with the one at a provider, nor that one with ours/);
  });

  it('every key and algorithm that is used', () => {
    const keys = below('Keys and algorithms');
    const purposes = [...readFileSync('src/server/adapters/secrets/secrets.ts', 'utf8').matchAll(/keyFor\('([^']+)'\)|'daftar (\w+)'/g)];
    for (const [, purpose = '', other = ''] of purposes) expect(firstColumn(keys)).toContain(purpose || other);
    expect(purposes.length).toBeGreaterThan(6);
    const algorithms =
      /\b(?:aes-\d+-\w+|AES-GCM|sha-?(?:256|384|512)|ed25519|x25519|RSA-PSS|RSA-OAEP|RSABSSA|ECDSA|P-(?:256|384|521)|prime256v1|secp\w+|(?:ES|RS|PS|HS)(?:256|384|512)|scrypt|PBKDF2|HKDF|argon2\w*)\b/gi;
    const plain = (text: string): string => text.toLowerCase().replaceAll('-', '');
    const used = new Set([...sources.matchAll(algorithms)].map(([name]) => plain(name)));
    expect([...used].filter((name) => !plain(keys).includes(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(8);
    const rounds = numberIn('src/web/adapters/persona-keys/key-seal.ts', /rounds = ([\d_]+)/);
    expect(keys).toContain(`PBKDF2 (${rounds.toLocaleString('en-US')})`);
    expect(keys).toContain(`scrypt (N ${numberIn('src/server/adapters/backup/sealed-bytes.ts', /N: ([\d_]+)/).toLocaleString('en-US')}`);
    expect(keys).toContain(`${numberIn('src/server/adapters/persona-keys/blind-signature.ts', /modulusLength = ([\d_]+)/).toLocaleString('en-US')} bits`);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly dependencies: Readonly<Record<string, string>> };
    for (const name of Object.keys(dependencies).filter((each) => /noble|webauthn|jose|openid-client|web-push|aws4|crypt/.test(each)))
      expect(keys).toContain(`\`${name}\``);
  });

  it('every service that the server may call', () => {
    const calls = below('Whom the server calls');
    const named = Object.values(settingsTable)
      .map(({ name }) => name)
      .filter((name) => /_URL$|_ENDPOINT$|_FEEDS$|^PUSH$/.test(name));
    // Pages lead to these; the server never calls them.
    const linked = ['AD_URL', 'APP_URL', 'NAUKRI_AUTHORIZE_URL'];
    expect(named.filter((name) => !linked.includes(name) && !calls.includes(`\`${name}\``))).toEqual([]);
    expect(named).toContain('SMTP_URL');
  });

  it('every field of a line of the log', () => {
    const lines: string[] = [];
    openLog('info', { write: (line) => void lines.push(line) }).info({ err: new Error('x') }, 'Something broke.');
    const logged = /log\.info\(\{(.*?)\}\)/s.exec(readFileSync('src/server/app/http/request-log.ts', 'utf8'))?.[1] ?? '';
    const fields = [...Object.keys(JSON.parse(lines[0] ?? '{}') as object), ...[...logged.matchAll(/^ +(\w+):/gm)].map(([, name]) => name)];
    expect(fields.length).toBeGreaterThan(7);
    expect(fields.filter((name) => !below('What is logged').includes(`\`${name}\``))).toEqual([]);
  });
});
