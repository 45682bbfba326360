/** How much memory the server may take for itself. It lives on a fifth of it; without a limit garbage would be left lying for long. */
const flags = ['--max-old-space-size=160', '--max-semi-space-size=8'];

/** Starts this process anew with a limit on its memory, in its own place, unless it has one. A machine that cannot do that goes on without. */
export function staySmall(): void {
  const isLimited = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((option) => option.includes('--max-old-space-size'));
  if (isLimited || process.platform === 'win32' || process.execve === undefined) return;
  process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], process.env);
}
