/** The port of the photo of the member, which nobody else sees. */
export abstract class ProfilePhotos {
  /** The URL of the photo; null when there is none. */
  abstract own(): Promise<string | null>;
  /** Keeps a small copy without what the camera wrote into it, and answers its URL. Fails when the file is no picture. */
  abstract save(file: Uint8Array<ArrayBuffer>): Promise<string>;
  abstract remove(): Promise<void>;
}
