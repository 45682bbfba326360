// Finds a Chromium to test with: one that is installed, else Playwright's own download, else Debian's package.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  process.env['CHROME_PATH'],
  // Without windows it does the same in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments for Chromium in a sandboxed machine, and as root. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Fetches a Chromium where none is installed, and says so. */
export function browserPath(say: (line: string) => void): string {
  const found = here();
  if (found) return found;
  say('No Chromium here yet: asking Playwright for one.');
  if (succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return here() ?? chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('That did not work: installing Debian’s package.');
    succeeds('apt-get', ['update', '-q']);
    const install = (name: string) => succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-noto-core']);
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const path = here();
  if (!path) throw new Error('The journeys need a Chromium and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.');
  return path;
}

const here = (): string | undefined => [...installed, chromium.executablePath()].find((path) => path && existsSync(path));

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}
