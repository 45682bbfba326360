// Newer browsers answer scrolling by a promise, older ones by nothing. An effect that returns it breaks its page, as React calls what effects return.
interface Element {
  scrollIntoView(arg?: boolean | ScrollIntoViewOptions): Promise<unknown> | undefined;
  scrollTo(options?: ScrollToOptions): Promise<unknown> | undefined;
  scrollTo(x: number, y: number): Promise<unknown> | undefined;
  scrollBy(options?: ScrollToOptions): Promise<unknown> | undefined;
  scrollBy(x: number, y: number): Promise<unknown> | undefined;
}

interface Window {
  scrollTo(options?: ScrollToOptions): Promise<unknown> | undefined;
  scrollTo(x: number, y: number): Promise<unknown> | undefined;
  scrollBy(options?: ScrollToOptions): Promise<unknown> | undefined;
  scrollBy(x: number, y: number): Promise<unknown> | undefined;
}

declare function scrollTo(options?: ScrollToOptions): Promise<unknown> | undefined;
declare function scrollTo(x: number, y: number): Promise<unknown> | undefined;
