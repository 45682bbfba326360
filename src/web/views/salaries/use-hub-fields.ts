import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { useStore } from '../stores.tsx';
import { useNarrowFields, type NarrowField } from './use-narrow-fields.ts';

export function useHubFields(): readonly NarrowField[] {
  const { search } = useStore(SalaryHubStore);
  const { places } = useStore(PayLookup);
  const fields = useNarrowFields();
  return [fields.city(places.value?.locations ?? [], search.city), fields.experience(search.experience)];
}
