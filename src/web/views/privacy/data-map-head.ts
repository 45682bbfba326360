import { screens } from '#core/navigation/screens.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

export const dataMapHead = ({ shell, dataMap }: Words): Head => ({
  title: shell.titled(dataMap.title),
  description: dataMap.description,
  canonical: screens.dataMap,
  status: 200,
});
