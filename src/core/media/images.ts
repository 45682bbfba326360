/** A picture, as it is sent. */
export interface Image {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Images, each under a random name. */
export abstract class Images {
  abstract find(id: string): Promise<Image | undefined>;
}
