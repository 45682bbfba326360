const checkMs = 500;

/**
 * Calls back once when the launcher is gone: the process that `scripts/setup.mjs` or another program of ours names in LAUNCHER_PID, killed before it could pass
 * anything on. A server that nobody launched so goes on without its parent, as one under nohup or systemd has to.
 */
export function onLauncherGone(tell: () => void): void {
  const launcher = Number(process.env['LAUNCHER_PID'] || NaN);
  if (Number.isNaN(launcher)) return;
  const watch = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(watch);
    tell();
  }, checkMs);
  watch.unref();
}
