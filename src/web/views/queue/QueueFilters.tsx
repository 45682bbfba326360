import { observer } from 'mobx-react-lite';
import { queueOrders } from '#core/queue/queue-items.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Fold } from './Fold.tsx';
import styles from './seen.module.css';

/** Queue filters and order, folded on phones. */
export const QueueFilters = observer(function QueueFilters() {
  const { filters } = useWords(moderationWords);
  const { cause, placeId, order } = useStore(ModerationStore).filter;
  const chosen = [cause, placeId, order === 'oldest' ? undefined : order].filter(Boolean).length;
  return (
    <Fold label={filters.fold(chosen)}>
      <Choices />
    </Fold>
  );
});

const Choices = observer(function Choices() {
  const words = useWords(moderationWords);
  const { filters } = words;
  const store = useStore(ModerationStore);
  const { filter } = store;
  const { causes, places } = store.shown;
  const nameOf = useCommunityName();
  const all = (label: string) => ({ value: '', label });
  return (
    <div className={styles.filters}>
      {store.stage === 'first' && (
        <Field label={filters.cause}>
          {(control) => (
            <Select
              {...control}
              options={[all(filters.anyCause), ...causes.map(({ cause, count }) => ({ value: cause, label: filters.counted(words.causes[cause], count) }))]}
              value={filter.cause ?? ''}
              onChange={({ currentTarget }) => void store.narrow({ cause: causes.find(({ cause }) => cause === currentTarget.value)?.cause })}
            />
          )}
        </Field>
      )}
      <Field label={filters.place}>
        {(control) => (
          <Select
            {...control}
            options={[all(filters.anyPlace), ...places.map((each) => ({ value: each.entityId, label: filters.counted(nameOf(each), each.count) }))]}
            value={filter.placeId ?? ''}
            onChange={({ currentTarget }) => void store.narrow({ placeId: currentTarget.value || undefined })}
          />
        )}
      </Field>
      <Field label={filters.order}>
        {(control) => (
          <Select
            {...control}
            options={queueOrders.map((order) => ({ value: order, label: filters.orders[order] }))}
            value={filter.order ?? 'oldest'}
            onChange={({ currentTarget }) => void store.narrow({ order: queueOrders.find((order) => order === currentTarget.value) })}
          />
        )}
      </Field>
    </div>
  );
});
