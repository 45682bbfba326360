/** Bars that screen readers skip, as loading is announced once per screen. */
export const SkeletonBars = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className="skel" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <i key={`line ${line}`} />
    ))}
  </div>
);
