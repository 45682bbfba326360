import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the end in pixels that counts as reading along. */
const near = 48;

interface Shown {
  readonly first: number;
  readonly pending: number;
}

interface LogPlace {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** True where the reader is further up and misses new messages. */
  readonly isAway: boolean;
  readonly moved: () => void;
  readonly toEnd: () => void;
}

/** Follows new messages at the end, and moves nothing further up. */
export function useLogPlace({ first, pending }: Shown): LogPlace {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const before = useRef({ first, pending });
  const [isAway, tell] = useState(false);
  const settledAt = useRef<number>(undefined);
  const settle = () => {
    fromEnd.current = distanceOf(scroller.current);
    settledAt.current = scroller.current?.scrollTop;
  };
  const moved = () => {
    // The content has grown and the reader has not moved: the event is of the last time that they were brought to the end.
    if (fromEnd.current <= near && scroller.current?.scrollTop === settledAt.current) stay(scroller.current, 0);
    settle();
    tell(fromEnd.current > near);
  };
  const toEnd = () => {
    fromEnd.current = 0;
    tell(false);
    stay(scroller.current, 0);
  };
  useLayoutEffect(() => {
    const { first: firstBefore, pending: pendingBefore } = before.current;
    before.current = { first, pending };
    if (pending > pendingBefore || fromEnd.current <= near) stay(scroller.current, 0);
    else if (first < firstBefore) stay(scroller.current, fromEnd.current);
    settle();
  });
  useEffect(() => {
    const [frame, inner] = [scroller.current, content.current];
    if (!frame || !inner || typeof ResizeObserver === 'undefined') return undefined;
    // What is drawn only as it comes into sight, and a field that grows, move the end.
    const watcher = new ResizeObserver(() => {
      if (fromEnd.current <= near) stay(frame, 0);
      fromEnd.current = distanceOf(frame);
      settledAt.current = frame.scrollTop;
    });
    watcher.observe(frame);
    watcher.observe(inner);
    return () => watcher.disconnect();
  }, []);
  return { scroller, content, isAway, moved, toEnd };
}

const distanceOf = (element: HTMLElement | null): number => (element ? element.scrollHeight - element.scrollTop - element.clientHeight : 0);

function stay(element: HTMLElement | null, fromEnd: number): void {
  if (element) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd;
}
