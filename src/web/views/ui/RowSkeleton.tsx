/** The place of a row: a sign of a class, and two bars beside it. */
export const RowSkeleton = ({ className, sign }: { readonly className: string | undefined; readonly sign: string }) => (
  <div className={className}>
    <span className={sign} />
    <div className="skel">
      <i />
      <i />
    </div>
  </div>
);
