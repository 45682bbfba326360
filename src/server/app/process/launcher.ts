const checkMs = 500;

/** Fires once the process in LAUNCHER_PID is gone; ignores other parents, as under nohup or systemd. */
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
