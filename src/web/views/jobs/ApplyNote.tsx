import { observer } from 'mobx-react-lite';
import type { Job, JobDetails } from '#core/jobs/job.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { ApplyStore } from '#web/stores/jobs/apply-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';

interface ApplyNoteProps {
  readonly details: JobDetails;
}

/** Tells before leaving that applying leads to the employer's site, which learns of no page here. */
export const ApplyNote = observer(function ApplyNote({ details: { job, site, isByMail } }: ApplyNoteProps) {
  const { apply: words } = useWords(jobWords);
  const { name: brand } = useStore(WordsStore);
  const apply = useStore(ApplyStore);
  const { isSignedIn } = useStore(SessionStore);
  return (
    <Dialog isOpen={apply.isOpen} onClose={() => apply.close()} title={isByMail ? words.headingByMail : words.heading}>
      <div className="stack">
        <p>{isByMail ? words.leavingByMail(site, brand) : words.leaving(site, brand)}</p>
        <Way job={job} isByMail={isByMail} />
        {!isSignedIn && <SaveByLogin jobId={job.jobId} />}
      </div>
    </Dialog>
  );
});

/** Link to the site or why there is none. Does not invite beside signs of a scam. */
export const Way = observer(function Way({ job, isByMail }: { readonly job: Pick<Job, 'jobId' | 'scamSigns'>; readonly isByMail: true | undefined }) {
  const { apply: words } = useWords(jobWords);
  const apply = useStore(ApplyStore);
  const { problem, way } = apply;
  if (problem !== undefined)
    return (
      <div className="stack" role="alert">
        <p>{words[problem]}</p>
        {problem !== 'closed' && problem !== 'signs' && <Button onClick={() => void apply.open(job)}>{words.again}</Button>}
      </div>
    );
  if (!way.value)
    return (
      <>
        <p className="vh" role="status">
          {isByMail ? words.askingByMail : words.asking}
        </p>
        <SkeletonBars lines={1} />
      </>
    );
  const { applyUrl, site } = way.value;
  const [, mail] = /^mailto:(.+)$/.exec(applyUrl) ?? [];
  if (mail !== undefined)
    return (
      <a className={job.scamSigns.length === 0 ? 'btn main wide' : 'go sm'} href={applyUrl}>
        {words.mail(mail)}
      </a>
    );
  const [look, says] = job.scamSigns.length === 0 ? ['btn main wide', words.go(site)] : ['go sm', words.goAnyway(site)];
  return (
    <a className={look} href={applyUrl} target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">
      {says}
      <span className="vh"> {words.newTab}</span>
    </a>
  );
});

/** Offers saving to guests, which needs an account, unlike applying. */
const SaveByLogin = observer(function SaveByLogin({ jobId }: Pick<Job, 'jobId'>) {
  const { apply: words } = useWords(jobWords);
  const apply = useStore(ApplyStore);
  const login = useStore(LoginStore);
  const wanted = useStore(WantedStore);
  const logIn = () => {
    apply.close();
    login.open({ context: 'applyForJobs', title: words.save, subTitle: words.saveReason });
    wanted.keep({ kind: 'saveJob', jobId });
  };
  return (
    <Button look="quiet" wide onClick={logIn}>
      {words.save}
    </Button>
  );
});
