// The watching of npm run dev. People save in many ways: an editor writes into the file or puts a new one in its place, git puts in many at once.
import { watch } from 'chokidar';

/** Files to watch: a folder with all below it, and which of its files count. */
interface Watched {
  readonly folder: string;
  readonly counts: (file: string) => boolean;
}

/** The time in which saves belong together. */
const calmMs = 120;

/**
 * Calls back once for all that is saved, added or removed in a short while, however it is saved. Watching a folder with the means of Node alone misses a file
 * that another was renamed to, and everything that is saved in it after. Answers how to stop, once it watches.
 */
export async function onChange({ folder, counts }: Watched, then: () => Promise<void>): Promise<() => Promise<void>> {
  const watcher = watch(folder, { ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    if (!counts(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void then(), calmMs);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
