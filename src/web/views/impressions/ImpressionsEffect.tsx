import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { leastShareInSight } from '#core/impressions/impressions.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { ImpressionsStore } from '#web/stores/impressions/impressions-store.ts';
import { useStore } from '../stores.tsx';

/** Observes companies in sight by their `data-company` attribute. Renders nothing. */
export const ImpressionsEffect = observer(function ImpressionsEffect() {
  const impressions = useStore(ImpressionsStore);
  const which = useStore(CompaniesStore)
    .pages.items.map(({ urlName }) => urlName)
    .join();
  useEffect(() => impressions.start(), [impressions]);
  useEffect(() => {
    if (which === '' || typeof IntersectionObserver === 'undefined') return;
    const inSight = new Map<Element, () => void>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          inSight.get(target)?.();
          if (isIntersecting) inSight.set(target, impressions.come(target.getAttribute('data-company') ?? ''));
          else inSight.delete(target);
        }
      },
      { threshold: leastShareInSight },
    );
    for (const row of document.querySelectorAll('[data-company]')) watcher.observe(row);
    return () => {
      watcher.disconnect();
      for (const leave of inSight.values()) leave();
    };
  }, [which, impressions]);
  return null;
});
