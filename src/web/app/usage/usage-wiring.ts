import { Vitals } from '#core/usage/measured.ts';
import { BrowserVitals } from '#web/adapters/usage/browser-vitals.ts';
import { onDevice } from '../container/bind.ts';
import { usageBindings } from './usage-bindings.ts';

export { UsageEffect as Overlay } from '#web/views/usage/UsageEffect.tsx';

export const shared = usageBindings;

export const bindings = [onDevice(Vitals, BrowserVitals)];
