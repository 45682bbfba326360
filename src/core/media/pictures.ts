/** A picture, as it is sent. */
export interface Picture {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Pictures, each under a random name. */
export abstract class Pictures {
  abstract find(id: string): Promise<Picture | undefined>;
}
