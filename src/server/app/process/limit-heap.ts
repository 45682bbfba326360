/** The heap limit of the server. It lives on a fifth of it; without a limit garbage would be left lying for long. */
const flags = ['--max-old-space-size=160', '--max-semi-space-size=8'];

/** Limits the heap: starts this process anew with a heap limit, in its own place, unless it has one. A machine that cannot do that goes on without. */
export function limitHeap(): void {
  const isLimited = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((option) => option.includes('--max-old-space-size'));
  if (isLimited || process.platform === 'win32' || process.execve === undefined) return;
  process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], process.env);
}
