import type { DrawnShape, Drawing, Drawings } from '#core/device/drawings.ts';
import { Failure } from '#core/failure.ts';

const pictureType = 'image/png';
const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', Mangal, sans-serif";

export class BrowserDrawings implements Drawings {
  mayShare(): boolean {
    if (typeof navigator === 'undefined' || typeof navigator.share !== 'function') return false;
    return navigator.canShare?.({ files: [new File([], 'picture.png', { type: pictureType })] }) ?? false;
  }

  async share(drawing: Drawing): Promise<void> {
    const canvas = drawn(drawing);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, pictureType));
    if (!picture) throw new Failure('forbidden', 'The browser gives no picture of what it drew');
    try {
      await navigator.share({ files: [new File([picture], drawing.fileName, { type: pictureType })], text: drawing.alt });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw new Failure('forbidden', 'The browser shares no picture', { cause: error });
    }
  }

  async save(drawing: Drawing): Promise<void> {
    const link = document.createElement('a');
    link.href = drawn(drawing).toDataURL(pictureType);
    link.download = drawing.fileName;
    link.click();
  }
}

function drawn({ width, height, shapes }: Drawing): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Failure('forbidden', 'The browser draws nothing');
  for (const shape of shapes) paint(brush, shape);
  return canvas;
}

function paint(brush: CanvasRenderingContext2D, shape: DrawnShape): void {
  brush.fillStyle = shape.colour;
  if (shape.kind === 'box') return brush.fillRect(shape.x, shape.y, shape.width, shape.height);
  brush.font = `${shape.isBold ? 600 : 400} ${shape.size}px ${fonts}`;
  brush.textAlign = shape.isCentred ? 'center' : 'left';
  brush.fillText(shape.text, shape.x, shape.y, shape.most);
}
