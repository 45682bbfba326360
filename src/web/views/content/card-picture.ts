import { drawnText } from '#core/navigation/drawn-text.ts';
import { linkCardUrl, type LinkCardOf } from '#core/navigation/link-card.ts';
import { linkPictureSize } from '#core/navigation/link-picture.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { HeadPicture } from '../head.ts';

/** Picture drawn by the server from the title. Undefined where impossible. */
export const cardPicture = (of: LinkCardOf, title: string, { language }: WordsStore, alt = title): HeadPicture | undefined =>
  drawnText(title) === undefined ? undefined : { url: linkCardUrl(of, language), ...linkPictureSize, alt };
