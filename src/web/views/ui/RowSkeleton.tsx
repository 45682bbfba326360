export const RowSkeleton = ({ className, sign }: { readonly className: string | undefined; readonly sign: string }) => (
  <div className={className}>
    <span className={sign} />
    <div className="skel">
      <i />
      <i />
    </div>
  </div>
);
