import { Clock } from '#core/clock.ts';
import { PageLoaderStore } from '#web/stores/navigation/page-loader-store.ts';
import { store } from '../container/bind.ts';

export { PageLoader as Overlay } from '#web/views/navigation/PageLoader.tsx';

export const bindings = [store(PageLoaderStore, [Clock])];
