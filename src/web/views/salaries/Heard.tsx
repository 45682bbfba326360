/** A text that is heard in other words than it is read. */
export const Heard = ({ shown, heard }: { readonly shown: string; readonly heard: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className="vh">{heard}</span>
  </>
);
