import { observer } from 'mobx-react-lite';
import type { Conversation } from '#core/chat/conversation.ts';
import { screens } from '#core/navigation/screens.ts';
import { ConversationActionsStore } from '#web/stores/chat/conversation-actions-store.ts';
import { TrustedStore } from '#web/stores/chat/trusted-store.ts';
import { chatWords } from '#web/words/chat/chat-words.ts';
import { Menu, type MenuItem } from '../overlays/Menu.tsx';
import { useStore } from '../stores.tsx';
import { BackIcon, MoreIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ConversationSign } from './ConversationRow.tsx';
import { useChatActing } from './use-chat-acting.ts';
import { useConversationName } from './use-chat-names.ts';
import styles from './chat.module.css';

interface TalkHeadProps {
  readonly conversation: Conversation;
  readonly search: () => void;
}

export const TalkHead = observer(function TalkHead(props: TalkHeadProps) {
  const { talk } = useWords(chatWords);
  const nameOf = useConversationName();
  const items = useTalkMenu(props);
  const { conversation } = props;
  return (
    <div className={styles.bar}>
      <Link to={screens.messages} className={`btn quiet sq ${styles.back}`} aria-label={talk.back}>
        <BackIcon />
      </Link>
      <ConversationSign conversation={conversation} />
      <div className={styles.whom}>
        <h2 tabIndex={-1} className={styles.cut} dir="auto">
          {nameOf(conversation)}
        </h2>
        <Under conversation={conversation} />
      </div>
      {conversation.state !== 'asked' && <Menu button={<MoreIcon />} buttonClass="btn quiet sq needs-script" label={talk.more} items={items} />}
    </div>
  );
});

const Under = observer(function Under({ conversation: { kind, other, peopleCount, disappearsAfterDays } }: Pick<TalkHeadProps, 'conversation'>) {
  const { talk, disappearing } = useWords(chatWords);
  const who = kind === 'group' ? talk.people(peopleCount) : other ? talk.under[other.author.profileType] : talk.gone;
  const parts = [who, other?.author.isVerified && talk.verified, disappearsAfterDays !== null && disappearing.now(disappearsAfterDays)];
  return <p className="muted">{parts.filter(Boolean).join(' · ')}</p>;
});

function useTalkMenu({ conversation, search }: TalkHeadProps): readonly MenuItem[] {
  const { menu } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const act = useChatActing();
  const aboutOther = useAboutOther(conversation);
  const { kind, isMuted, state } = conversation;
  const change = () => void act(actions.change({ isMuted: !isMuted }), isMuted ? menu.unmuted : menu.muted);
  const people = { label: menu.people, press: () => actions.ask('people') };
  const inside = [
    { label: menu.search, press: search },
    { label: menu.disappearing, press: () => actions.ask('disappearing') },
  ];
  return [
    { label: isMuted ? menu.unmute : menu.mute, press: change },
    ...(kind === 'group' ? [people] : []),
    ...(state === 'joined' ? inside : []),
    ...aboutOther,
    { label: menu.leave[kind], isDestructive: true, press: () => actions.ask('leave') },
  ];
}

/** Actions about the other: trusting links and blocking. For observers only. */
function useAboutOther({ other }: Conversation): readonly MenuItem[] {
  const { menu, authorName, blocking } = useWords(chatWords);
  const actions = useStore(ConversationActionsStore);
  const trusted = useStore(TrustedStore);
  const act = useChatActing();
  if (!other) return [];
  const { personId, isBlocked } = other;
  const name = authorName(other.author.name);
  const isTrusted = trusted.trusts(personId);
  return [
    { label: isTrusted ? menu.distrust(name) : menu.trust(name), press: () => (isTrusted ? trusted.distrust(personId) : trusted.trust(personId)) },
    isBlocked
      ? { label: menu.unblock(name), press: () => void act(actions.block(personId, false), blocking.undone(name)) }
      : { label: menu.block(name), isDestructive: true, press: () => actions.ask('block') },
  ];
}
