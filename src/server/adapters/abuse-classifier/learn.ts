// The process that learns what abuse looks like, so that the server finds it learned.
import { openClassifier, type ClassifierFolders } from './open-classifier.ts';

process.once('disconnect', () => process.exit());
process.once('message', (folders: ClassifierFolders) => {
  try {
    openClassifier(folders, (sentence) => process.send?.(sentence));
  } catch {
    // Anyone who asked tries it then, and says what is wrong.
  }
  process.disconnect();
});
