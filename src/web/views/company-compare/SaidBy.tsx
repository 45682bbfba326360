export const SaidBy = ({ said, around, people }: { readonly said: string; readonly around?: string | undefined; readonly people: string }) => (
  <>
    <b>{said}</b>
    {around !== undefined && <span className="xs">{around}</span>}
    <span className="xs muted">{people}</span>
  </>
);
