export abstract class Viewports {
  /** CSS pixels; undefined without a page. */
  abstract width(): number | undefined;
}
