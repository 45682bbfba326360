import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { FrameLocator, Page } from 'playwright/test';
import type { AppMessage } from '#core/native/native-messages.ts';

export const webview =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 DaftarApp/3.2.0 (android; 412)';

/** App page stub that frames the product and logs its messages, beside a foreign frame that also speaks. */
const shellPage = `<!doctype html><html lang="en"><title>App</title>
<style>body { margin: 0 } iframe { border: 0; width: 390px; height: 844px }</style>
<iframe id="app" title="Product"></iframe><iframe id="foreign" title="Foreign"></iframe>
<script>
  const asked = new URLSearchParams(location.search);
  const [product, url] = [asked.get('product'), asked.get('url')];
  const app = document.getElementById('app');
  window.recorded = [];
  window.tell = (message) => app.contentWindow.postMessage(message, product);
  addEventListener('message', ({ data, origin, source }) => source === app.contentWindow && origin === product && window.recorded.push(data));
  app.src = product + url;
  if (location.hostname === '127.0.0.1') document.getElementById('foreign').src = 'http://localhost:' + location.port + '/foreign';
</script>`;

const foreignPage = `<!doctype html><html lang="en"><title>Foreign</title><script>window.tell = (message) => parent.frames[0].postMessage(message, '*');</script>`;

/** Serves the stub at two origins: the configured one and a foreign one. */
export class NativeInstance {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<NativeInstance> {
    const server = createServer(({ url }, answer) => answer.setHeader('content-type', 'text/html').end(url === '/foreign' ? foreignPage : shellPage));
    server.listen(0);
    await once(server, 'listening');
    return new NativeInstance(server);
  }

  get #port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  urlOf(product: string, url: string): string {
    return `${this.origin}/?product=${encodeURIComponent(product)}&url=${encodeURIComponent(url)}`;
  }

  foreignUrlOf(product: string, url: string): string {
    return this.urlOf(product, url).replace('127.0.0.1', 'localhost');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export const appIn = (page: Page) => ({
  screen: page.frameLocator('#app') satisfies FrameLocator,
  recorded: (): Promise<readonly AppMessage[]> => page.evaluate(() => Reflect.get(window, 'recorded')),
  tell: (message: object): Promise<void> => page.evaluate((said) => Reflect.get(window, 'tell')(said), message),
  tellFromElsewhere: async (message: object): Promise<void> => {
    const foreign = page.frames().find((frame) => frame.url().endsWith('/foreign'));
    await foreign?.evaluate((said) => Reflect.get(window, 'tell')(said), message);
  },
});
