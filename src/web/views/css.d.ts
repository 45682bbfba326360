/** A style sheet of its own for one feature: its class names, as the build makes them. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string | undefined>>;
  export default styles;
}

declare module '*.css';

/** The address of a file of drawings, as the build names it. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}
