import type { Page, WebSocket } from 'playwright/test';

/** Writes down what the server tells a page over its live lines; the answer asks for it. */
export function framesOf(page: Page): () => readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return () => frames;
}

/** The names of the events in frames. */
export const eventsIn = (frames: readonly string[]): readonly string[] => frames.flatMap((frame) => /^42\["([\w-]+)"/.exec(frame)?.[1] ?? []);

/** The live lines of a page that are open; the answer asks for them. A document that is left takes its own with it, and the closing of one that was just connecting is never reported. */
export function linesOf(page: Page): () => readonly WebSocket[] {
  let lines: readonly WebSocket[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && (lines = [])));
  page.on('websocket', (socket) => void (new URL(socket.url()).pathname === '/ws/' && (lines = [...lines, socket])));
  return () => lines.filter((line) => !line.isClosed());
}
