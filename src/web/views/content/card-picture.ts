import { drawnText } from '#core/navigation/drawn-text.ts';
import { linkCardUrl, type LinkCardOf } from '#core/navigation/link-card.ts';
import { linkPictureSize } from '#core/navigation/link-picture.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { HeadPicture } from '../head.ts';

/** The picture that the server draws of a page, by the title in it; nothing where that cannot be drawn, so that the picture of its kind is shown. */
export const cardPicture = (of: LinkCardOf, title: string, { language }: WordsStore, alt = title): HeadPicture | undefined =>
  drawnText(title) === undefined ? undefined : { url: linkCardUrl(of, language), ...linkPictureSize, alt };
