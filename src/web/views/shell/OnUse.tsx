import { memo, Suspense, use, useEffect, useRef } from 'react';
import { PartOnUseContext, type PartOnUse } from './part-on-use.ts';
import { wakeOnUse, type Awaited } from './wake-on-use.ts';

/** Place of a later part; hears nothing, as React would remove a part without its code. */
export const OnUse = memo(function OnUse() {
  const part = use(PartOnUseContext);
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    if (!part || part.Below || !place.current) return;
    awaited.current = wakeOnUse(place.current, part);
    return awaited.current.forget;
  }, [part]);
  return (
    <div ref={place} className="later">
      <Suspense>{part && <Arrived part={part} tell={() => awaited.current?.repeat()} />}</Suspense>
    </div>
  );
});

/** The part itself; until its code is here, React leaves its place as it is. */
function Arrived({ part, tell }: { readonly part: PartOnUse; readonly tell: () => void }) {
  if (!part.Below) use(part.here);
  useEffect(tell, [tell]);
  return part.Below && <part.Below />;
}
