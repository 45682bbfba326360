declare module '*.module.css' {
  const styles: Readonly<Record<string, string | undefined>>;
  export default styles;
}

declare module '*.css';

declare module '*.svg?url' {
  const address: string;
  export default address;
}
