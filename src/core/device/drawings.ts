/** Shape in a drawing, measured in image pixels. */
export type DrawnShape =
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly colour: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Start of the text on its baseline, or its middle if centred. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly colour: string;
      readonly isBold: boolean;
      readonly isCentred: boolean;
      readonly most: number;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
  readonly alt: string;
  readonly fileName: string;
}

/** Makes and passes on pictures on this device, sending nothing to the server. */
export abstract class Drawings {
  abstract mayShare(): boolean;
  /** Resolves even if the reader cancels. */
  abstract share(drawing: Drawing): Promise<void>;
  abstract save(drawing: Drawing): Promise<void>;
}
