import { createHash } from 'node:crypto';

/** Drawing named by its bytes, so that equal drawings are one picture. */
export interface DemoDrawing {
  readonly id: string;
  readonly contentType: 'image/svg+xml';
  readonly svg: string;
}

export const demoDrawingOf = (svg: string): DemoDrawing => ({
  id: createHash('sha256').update(svg, 'utf8').digest('hex').slice(0, 16),
  contentType: 'image/svg+xml',
  svg,
});
