import type { PictureFile } from '../media/post-pictures.ts';
import type { AlbumName } from '../photos/photo.ts';

/** Photo of a company as its desk sees it. */
export interface DeskPhoto extends DeskPhotoFacts {
  readonly photoSetId: string;
  /** Null while it waits for a decision or was taken down. */
  readonly small: PictureFile | null;
  readonly addedOn: string;
  readonly state: 'shown' | 'waiting' | 'takenDown';
}

export interface DeskPhotoFacts {
  readonly album: AlbumName;
  readonly caption: string | null;
}

/** Photos that a desk shows as the company's, apart from those of members. */
export abstract class DeskPhotos {
  /** Newest first. */
  abstract list(urlName: string): Promise<readonly DeskPhoto[]>;
  /** Adds no picture twice. Refuses one that was taken down (CONFLICT), unfit words (REPLY_REFUSED) and too many (TOO_MANY). */
  abstract add(urlName: string, facts: DeskPhotoFacts, file: Uint8Array<ArrayBuffer>): Promise<readonly DeskPhoto[]>;
  /** Only one that is shown, so that none comes back past a decision. */
  abstract remove(urlName: string, photoSetId: string): Promise<void>;
}
