import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskCompany } from '#core/company-desk/desk.ts';
import { pathOf } from '#core/navigation/screens.ts';
import { PlayedDesksStore } from '#web/stores/company-desk/played-desks-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Owners whom a visitor of a demo may play. */
export const PlayedDesks = observer(function PlayedDesks() {
  const words = useWords(deskWords);
  const store = useStore(PlayedDesksStore);
  const navigate = useNavigate();
  useEffect(() => void store.open(), [store]);
  const offered = store.offered.value ?? [];
  if (offered.length === 0) return null;
  const play = async (company: DeskCompany) => {
    if (await store.play(company)) navigate(pathOf('companyDesk', company.urlName));
  };
  return (
    <section className="inset stack g3 needs-script" aria-labelledby="played-desks">
      <h2 id="played-desks" className="lab">
        {words.playedTitle}
      </h2>
      <p className="sm">{words.played}</p>
      {offered.map((company) => (
        <Button key={company.urlName} wide busy={store.playing.state.status === 'LOADING'} onClick={() => void play(company)}>
          {words.play(company.name)}
        </Button>
      ))}
      {store.playing.state.status === 'FAILURE' && <p role="alert">{words.problems.failed}</p>}
    </section>
  );
});
