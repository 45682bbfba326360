// The process that reads pictures: one at a time, away from everything else, and given up rather than the server.
import { writeFileSync } from 'node:fs';
import { Failure } from '#core/failure.ts';
import { drawnCard } from './card-picture.ts';
import { laidPicture, logoPicture, pictureStudio, sanitizedPicture, squarePicture } from './picture-reader.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';

function reading(task: PictureTask): Promise<unknown> {
  switch (task.kind) {
    case 'sanitized':
      return sanitizedPicture(task.file);
    case 'square':
      return squarePicture(task.file, task.side);
    case 'logo':
      return logoPicture(task.file, task.side);
    case 'laid':
      return laidPicture(task.file, task);
    case 'card':
      return drawnCard(task);
  }
}

async function answerTo(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { made: await reading(task) };
  } catch (error) {
    if (error instanceof Failure) return { refused: { message: error.message, code: error.code } };
    throw error;
  }
}

const tell = (answer: PictureAnswer): void => void process.send?.(answer);

/** Makes Linux end this process first when memory runs out. */
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (task: PictureTask) => void answerTo(task).then(tell));
await pictureStudio();
tell({ isReady: true });
