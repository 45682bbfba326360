import { observer } from 'mobx-react-lite';
import type { DeskClaimAsked } from '#core/company-desk/desk-claims.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { DeskClaimsStore } from '#web/stores/company-desk/desk-claims-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';

/** Claims of company desks, which administrators decide. */
export const DeskClaimsView = observer(function DeskClaimsView() {
  const words = useWords(deskWords);
  const { companies } = useWords(administrationWords);
  const { list } = useStore(DeskClaimsStore);
  return (
    <section className="stack g4" aria-labelledby="desk-claims">
      <h2 id="desk-claims">{words.claimsTitle}</h2>
      <p className="muted">{words.claimsLead}</p>
      <PagedList pages={list} more={companies.more} empty={<p className="muted">{words.claimsNone}</p>}>
        {(claims) => (
          <ul className="card list">
            {claims.map((claim) => (
              <Claim key={claim.claimId} claim={claim} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
});

const Claim = observer(function Claim({ claim }: { readonly claim: DeskClaimAsked }) {
  const words = useWords(deskWords);
  const store = useStore(DeskClaimsStore);
  const { company, personName, address, signs, owner } = claim;
  return (
    <li className="item stack g1">
      <Link to={overviewPath(company.urlName)}>{company.name}</Link>
      <span dir="auto">
        {personName}, {address}
      </span>
      <span className="sm muted">
        {words.claimSigns(signs.isWebsite, signs.isCareersSite)} {owner !== null && words.claimOwner(owner)}
      </span>
      <span className="row needs-script">
        <Button aria-label={`${words.grant}: ${company.name}, ${address}`} onClick={() => void store.decide(claim, true)}>
          {words.grant}
        </Button>
        <Button look="quiet" aria-label={`${words.refuse}: ${company.name}, ${address}`} onClick={() => void store.decide(claim, false)}>
          {words.refuse}
        </Button>
      </span>
    </li>
  );
});
