export interface Picture {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export abstract class Pictures {
  abstract find(id: string): Promise<Picture | undefined>;
}
