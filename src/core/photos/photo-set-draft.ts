import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import { longestCaption, mostPhotos, type AlbumName } from './photo.ts';

/** Album and an optional caption per photo. */
export interface PhotoSetFacts {
  readonly album: AlbumName;
  readonly captions: readonly (string | null)[];
}

/** Files in caption order, undefined if already sent or unavailable. */
export interface PhotoSetDraft extends PhotoSetFacts {
  readonly files: readonly (Uint8Array<ArrayBuffer> | undefined)[];
}

export interface OwnPhotoSet extends PhotoSetFacts, ModeratedFacts {
  readonly photoSetId: string;
  /** Places with an uploaded photo, from 1. */
  readonly there: readonly number[];
}

export interface PhotoSetProblems {
  readonly album?: 'missing';
  readonly photos?: 'missing' | 'many';
  readonly captions?: 'long';
}

/** Requires an album, one to six photos and short captions, on both sides. */
export function photoSetProblems({ album, captions }: { readonly album: AlbumName | null; readonly captions: readonly (string | null)[] }): PhotoSetProblems {
  return {
    ...(album === null && { album: 'missing' as const }),
    ...(captions.length === 0 && { photos: 'missing' as const }),
    ...(captions.length > mostPhotos && { photos: 'many' as const }),
    ...(captions.some((caption) => (caption ?? '').trim().length > longestCaption) && { captions: 'long' as const }),
  };
}
