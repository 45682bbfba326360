/**
 * The heap limit of the server; without one garbage would be left lying for long. It starts with a seventh of it. Once every page was rendered in both languages,
 * the sources of the pages and what they were compiled to take 130 MB. It grows by three fifths before all of it is looked through for
 * garbage, not by a third as V8 has it for so small a limit: a page that is made again takes a sixth less of the processor.
 */
const flags = ['--max-old-space-size=256', '--max-semi-space-size=8', '--heap-growing-percent=60'];

/** The limits of memory outside of the heap, where it is that of glibc: a pool for each thread that compresses or draws would keep what it once took. */
const pools = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Limits the memory: starts this process again with a heap limit, in its own place, unless it has one. A machine that cannot do that goes on without. The new one
 * has the folder of the compile cache from its first moment on, so that even its first file needs no stripping of types.
 */
export function limitHeap(compileCache: string): void {
  const isLimited = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].some((option) => option.includes('--max-old-space-size'));
  if (isLimited || process.platform === 'win32' || process.execve === undefined) return;
  process.execve(process.execPath, [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)], {
    ...pools,
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
  });
}
