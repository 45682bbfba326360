// The process that learns what abuse looks like, so that the server finds it learned.
import { openLikeness, type LikenessFolders } from './open-likeness.ts';

process.once('disconnect', () => process.exit());
process.once('message', (folders: LikenessFolders) => {
  try {
    openLikeness(folders, (sentence) => process.send?.(sentence));
  } catch {
    // Whoever asked tries it then, and says what is wrong.
  }
  process.disconnect();
});
