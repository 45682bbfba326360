import type { Page, Request, WebSocket } from 'playwright/test';

/** Records frames from the server over a page's live lines. */
export function framesOf(page: Page): () => readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return () => frames;
}

export const eventsIn = (frames: readonly string[]): readonly string[] => frames.flatMap((frame) => /^42\["([\w-]+)"/.exec(frame)?.[1] ?? []);

/** Open live lines of a page. Leaving a document ends its own, which may go unreported. */
export function linesOf(page: Page): () => readonly WebSocket[] {
  let lines: readonly WebSocket[] = [];
  const forgetFor = (request: Request): void => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && (lines = []));
  page.on('request', forgetFor);
  // A document may still open one while the next is on its way.
  page.on('response', (response) => forgetFor(response.request()));
  page.on('websocket', (socket) => void (new URL(socket.url()).pathname === '/ws/' && (lines = [...lines, socket])));
  return () => lines.filter((line) => !line.isClosed());
}
