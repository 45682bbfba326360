export const filledShape = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

/** Line with round ends. */
export const lined = (colour: string, d: string, width = 2.6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (colour: string, x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const rectangle = (colour: string, x: number, y: number, width: number, height: number) =>
  filledShape(colour, `M${x} ${y}h${width}v${height}h-${width}z`);
