import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import { longestCaption, mostPhotos, type AlbumName } from './photo.ts';

/** What is said of photos that are sent together: what they show, and a line for each, or none. */
export interface PhotoSetFacts {
  readonly album: AlbumName;
  readonly captions: readonly (string | null)[];
}

/** Photos as their author sends them: the file of each is in the order of the captions; nothing for one that has arrived before, or is not at hand. */
export interface PhotoSetDraft extends PhotoSetFacts {
  readonly files: readonly (Uint8Array<ArrayBuffer> | undefined)[];
}

/** A sending as the key that signed it sees it. */
export interface OwnPhotoSet extends PhotoSetFacts, ModeratedFacts {
  readonly photoSetId: string;
  /** The places whose photo has arrived, from 1 on. */
  readonly there: readonly number[];
}

/** What is to be put right in a sending, by field. */
export interface PhotoSetProblems {
  readonly album?: 'missing';
  readonly photos?: 'missing' | 'many';
  readonly captions?: 'long';
}

/** The rule of both sides: an album, one photo at least and six at most, and no long line. */
export function photoSetProblems({ album, captions }: { readonly album: AlbumName | null; readonly captions: readonly (string | null)[] }): PhotoSetProblems {
  return {
    ...(album === null && { album: 'missing' as const }),
    ...(captions.length === 0 && { photos: 'missing' as const }),
    ...(captions.length > mostPhotos && { photos: 'many' as const }),
    ...(captions.some((caption) => (caption ?? '').trim().length > longestCaption) && { captions: 'long' as const }),
  };
}
