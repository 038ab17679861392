import './message.css';
import { getOfficeFeedback, type OfficeFeedback } from '@pelita/contract/office';
import { languageOf } from '@pelita/i18n';
import type { PageProps } from '@pelita/router';
import { DescriptionList } from '@pelita/ui/description-list';
import { Moment } from '@pelita/ui/moment';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { FeedbackStateBadge } from '../../shared/feedback/feedback-state-badge.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { PageFrame } from '../../shared/page/page-frame.tsx';
import { Columns, Panel } from '../../shared/parts/panel.tsx';
import { Loaded } from '../../shared/state/loaded.tsx';
import { Answers } from './answers.tsx';
import { Contact } from './contact.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessagePictures } from './message-pictures.tsx';

/** One message with its pictures, and what is answered. */
export default function MessagePage({ search: { id } }: PageProps<{ id?: string }>) {
  const text = useText('officeFeedback');
  const titles = useText('officePages');
  const asked = useAnswer(getOfficeFeedback, { params: { id: id ?? '' } }, { isAsked: id !== undefined });
  if (id === undefined) return <PageFrame title={titles('message')}>{text('unknown')}</PageFrame>;
  if (asked.data) return <MessageView key={id} message={asked.data} />;
  return (
    <PageFrame title={titles('message')}>
      <Loaded of={asked}>{() => null}</Loaded>
    </PageFrame>
  );
}

function MessageView({ message }: { message: OfficeFeedback }) {
  const text = useText('officeFeedback');
  const titles = useText('officePages');
  const { type, state, content, language, player, receivedAt, assignedTo } = message;
  const { tag, direction, name } = languageOf(language);
  return (
    <PageFrame
      title={titles('message')}
      note={<FeedbackStateBadge state={state} />}
      acts={<MessageActs message={message} />}
    >
      <PageLink to="/feedback" className="link">
        {text('back')}
      </PageLink>
      <Columns
        side={
          <Panel title={text('by')}>
            <DescriptionList
              facts={[
                {
                  name: text('by'),
                  value: player ? (
                    <PageLink to="/player" search={{ id: player.id }} className="link">
                      {player.username}
                    </PageLink>
                  ) : (
                    text('visitor')
                  ),
                },
                { name: text('kind'), value: text(`type_${type}`) },
                { name: text('received'), value: <Moment at={receivedAt} /> },
                { name: text('language'), value: name },
                { name: text('taker'), value: assignedTo ?? text('nobody') },
                ...(message.contact === null
                  ? []
                  : [{ name: text('contact'), value: <Contact message={message} masked={message.contact} /> }]),
              ]}
            />
          </Panel>
        }
      >
        <Panel title={text('words')}>
          <p className="message-words" lang={tag} dir={direction}>
            {content}
          </p>
          <MessagePictures id={message.id} count={message.pictures} />
        </Panel>
        <Answers message={message} />
      </Columns>
    </PageFrame>
  );
}
