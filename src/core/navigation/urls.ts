export abstract class Urls {
  /** Same-origin path; foreign URLs lead to the start, preventing open redirects (D-21). */
  abstract ours(url: string): string;
  /** Always reloads, clearing memory. */
  abstract go(url: string): void;
}
