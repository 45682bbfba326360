/** The bars of a skeleton alone, which a screen reader passes over: what is on its way is said once a screen, by the skeleton of what it is about. */
export const SkeletonBars = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="skel" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <i key={`line ${line}`} />
    ))}
  </div>
);
