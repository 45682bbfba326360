import { screens } from '#core/navigation/screens.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

export const homeHead = ({ home }: Words): Head => ({
  title: home.title,
  description: home.description,
  canonical: screens.home,
  status: 200,
});
