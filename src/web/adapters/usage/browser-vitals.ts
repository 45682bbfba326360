import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { MeasuredVital, Vitals } from '#core/usage/measured.ts';
import { elementPlace } from './element-place.ts';

/** Measurements by web-vitals, reported once a page load because pages shown again would count twice. */
export class BrowserVitals implements Vitals {
  watch(tell: (measured: MeasuredVital) => void): void {
    const recorded = new Set<string>();
    const hear = (metric: MetricType) => {
      if (recorded.has(metric.id)) return;
      recorded.add(metric.id);
      const { startTime, node } = worstOf(metric);
      tell({ vital: metric.name, value: metric.value, at: performance.timeOrigin + startTime, target: elementPlace(node) });
    };
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(hear);
  }
}

/** Time and element of the slowest press or largest shift. */
function worstOf(metric: MetricType): { readonly startTime: number; readonly node?: Node | null | undefined } {
  if (metric.name === 'INP') {
    const { startTime = 0 } = metric.entries[0] ?? {};
    return { startTime, node: metric.entries.find(({ target }) => target)?.target };
  }
  if (metric.name !== 'CLS') return { startTime: 0 };
  const largest = metric.entries.toSorted((one, other) => other.value - one.value)[0];
  return { startTime: largest?.startTime ?? 0, node: largest?.sources.find(({ node }) => node)?.node };
}
