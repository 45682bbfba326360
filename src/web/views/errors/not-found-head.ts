import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

export const notFoundHead = ({ shell, notFound }: Words): Head => ({
  title: shell.titled(notFound.title),
  description: notFound.description,
  status: 404,
});
