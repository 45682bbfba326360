/** The window through which the product is seen. */
export abstract class Viewports {
  /** Its width in CSS pixels; nothing where no page is drawn. */
  abstract width(): number | undefined;
}
