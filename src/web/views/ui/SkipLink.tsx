export const SkipLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a className="skip" href={`#${to}`}>
    {children}
  </a>
);
