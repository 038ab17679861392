import './referral.css';
import '../../shared/records/records.css';
import { getReferral, type ReferralStep } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { CopyButton } from '@pelita/ui/copy-button';
import { QrCode } from '@pelita/ui/qr-code';
import { StatTile } from '@pelita/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { InvitedFriends } from './invited-friends.tsx';

/** MC-11, PROMO-05: the link to give away, what friends earn, and the friends who came by it. */
export default function ReferralRoom() {
  const text = useText('referral');
  const { code } = usePageLanguage();
  const asked = useQuery({ ...ownQuery('referral'), queryFn: () => send(getReferral, {}), staleTime: 0 });
  return (
    <Answer of={asked}>
      {({ referralCode, totalInvitations, promotionDomains, steps, earned, held, currency }) => (
        <div className="record-room">
          <p className="text-muted">{text('note')}</p>
          <Link code={referralCode} domain={promotionDomains[0] ?? location.host} />
          <div className="record-tiles">
            <StatTile
              label={text('friends')}
              figure={formatNumber(code, totalInvitations)}
              note={text('friendsNote')}
            />
            <StatTile
              label={text('earned')}
              figure={<Amount value={earned} currency={currency} />}
              note={text('earnedNote')}
            />
            {Number(held) > 0 && (
              <StatTile
                label={text('held')}
                figure={<Amount value={held} currency={currency} />}
                note={text('heldNote')}
              />
            )}
          </div>
          {steps.length > 0 && <Steps steps={steps} currency={currency} />}
          <InvitedFriends currency={currency} />
        </div>
      )}
    </Answer>
  );
}

function Link({ code, domain }: { code: string; domain: string }) {
  const text = useText('referral');
  const address = `${location.protocol}//${domain}/register?referralCode=${code}`;
  return (
    <section className="referral-link" aria-label={text('link')}>
      <div className="min-w-0">
        <h3 className="font-semibold">{text('link')}</h3>
        <span className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 text-sm break-all">{address}</code>
          <CopyButton copied={address} label={text('copyLink')} />
        </span>
        <p className="text-muted mt-1 text-sm">{text('code', { code })}</p>
      </div>
      <QrCode address={address} label={text('qr')} />
    </section>
  );
}

function Steps({ steps, currency }: { steps: readonly ReferralStep[]; currency: string }) {
  const text = useText('referral');
  const { code } = usePageLanguage();
  const money = (amount: string) => (Number(amount) === 0 ? '–' : formatMoney(code, amount, currency));
  return (
    <table className="referral-steps">
      <caption className="font-semibold">{text('steps')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('step')}</th>
          <th scope="col">{text('deposit')}</th>
          <th scope="col">{text('turnover')}</th>
          <th scope="col">{text('reward')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ deposit, turnover, reward }, at) => (
          <tr key={`${deposit} ${turnover} ${reward}`}>
            <th scope="row">{formatNumber(code, at + 1)}</th>
            <td>{money(deposit)}</td>
            <td>{money(turnover)}</td>
            <td>{money(reward)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
