/** Text that screen readers get in other words. */
export const Heard = ({ shown, heard }: { readonly shown: string; readonly heard: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className="vh">{heard}</span>
  </>
);
