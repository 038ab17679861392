import { endInvitationLink, type InvitationLink, listInvitationLinks } from '@pelita/contract';
import { dateFormat, languageOf } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { CopyButton } from '@pelita/ui/copy-button';
import { notify } from '@pelita/ui/notice';
import { QrCode } from '@pelita/ui/qr-code';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { typeName } from './team-level.tsx';

/** Those that the agent has made, each with its address as text and as a picture for a phone. */
export function InvitationLinks({ made }: { made: number }) {
  const text = useText('agentCentre');
  const answer = useQuery({
    ...ownQuery('team', 'links', made),
    queryFn: () => send(listInvitationLinks, {}),
    staleTime: 0,
  });
  return (
    <section aria-label={text('links')}>
      <h3 className="centre-heading">{text('links')}</h3>
      <Answer of={answer}>
        {({ links }) =>
          links.length === 0 ? (
            <p className="text-muted">{text('noLinks')}</p>
          ) : (
            <ul className="team-links">
              {links.map((link) => (
                <li key={link.code} className="team-link">
                  <Link link={link} onEnded={() => void answer.refetch()} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}

function Link({ link, onEnded }: { link: InvitationLink; onEnded: () => void }) {
  const text = useText('agentCentre');
  const { code: language } = usePageLanguage();
  const { code, type, rebate, prizeMode, uses, useMaximum, expiresAt, state } = link;
  const address = `${location.origin}/register?affiliateCode=${code}`;
  const until = dateFormat(languageOf(language).tag, { dateStyle: 'medium' }).format(Date.parse(expiresAt));
  const end = () =>
    void send(endInvitationLink, { body: { code } })
      .then(onEnded)
      .catch((failure: unknown) => notify({ tone: 'problem', text: failureText(failure) }));
  return (
    <>
      <span className="min-w-0">
        <b>{code}</b> <small className="text-muted">{text(`link_${state}`)}</small>
        <br />
        {text('linkFacts', { type: text(typeName(type)), rebate, prizeMode: String(prizeMode) })}
        <br />
        <small className="text-muted">
          {text('linkUses', { uses: String(uses), maximum: String(useMaximum), until })}
        </small>
        {state === 'open' && (
          <span className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 text-sm break-all">{address}</code>
            <CopyButton copied={address} label={text('copyLink', { code })} />
            <button type="button" className="button button-small button-quiet" onClick={end}>
              {text('endLink')}
              <span className="sr-only">{code}</span>
            </button>
          </span>
        )}
      </span>
      {state === 'open' && <QrCode address={address} label={text('qrOf', { code })} />}
    </>
  );
}
