// The watching of npm run dev. People save in many ways: an editor writes into the file or puts a new one in its place, git puts in many at once.
import { watch } from 'chokidar';

interface Watched {
  readonly folder: string;
  readonly counts: (file: string) => boolean;
}

const calmMs = 120;

/** Calls back once for changes close together. Finds renamed files, which Node's watcher misses. Returns a stop function. */
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
