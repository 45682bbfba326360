/** One thing in a drawing. Lengths are pixels of the picture. */
export type DrawnShape =
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly colour: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The start of the text, or its middle where it is centred, on its base line. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly colour: string;
      readonly isBold: boolean;
      readonly isCentred: boolean;
      /** The most that it is wide; a longer text is drawn narrower. */
      readonly most: number;
    };

/** A picture as it is drawn, shape over shape. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** The name of its file. */
  readonly fileName: string;
}

/** The port by which this device makes a picture of a drawing, and passes it on. Nothing of it is sent to us. */
export abstract class Drawings {
  /** Whether this device has a sheet to share files by. */
  abstract mayShare(): boolean;
  /** Offers the picture in that sheet; one that is then cancelled was offered anyway. */
  abstract share(drawing: Drawing): Promise<void>;
  /** Puts the picture among the downloads. */
  abstract save(drawing: Drawing): Promise<void>;
}
