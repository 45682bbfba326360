/** The first stop of the keyboard: past the frame, to what the page is about. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a className="skip" href={`#${to}`}>
    {children}
  </a>
);
