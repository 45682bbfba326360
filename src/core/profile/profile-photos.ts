/** Private photo of the member. */
export abstract class ProfilePhotos {
  /** Null without a photo. */
  abstract own(): Promise<string | null>;
  /** Stores a small copy without metadata; fails if not a picture. */
  abstract save(file: Uint8Array<ArrayBuffer>): Promise<string>;
  abstract remove(): Promise<void>;
}
