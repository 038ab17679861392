import '../../../shared/security/security-rooms.css';
import { listSocialAccounts, removeSocialAccount } from '@pelita/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { FormProblem } from '@pelita/ui/form-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { AskDialog } from '@pelita/ui/ask-dialog';
import { notify } from '@pelita/ui/notice';
import { Answer } from '@pelita/ui/answer';
import { ownQuery } from '../../../shared/session/own-query.ts';
import { useSocialProviders } from '../../../shared/social/social-providers.ts';
import { NeedsLoginPassword } from '../../../shared/security/needs-login-password.tsx';
import { Step } from '../../../shared/security/step.tsx';
import { useAccountHasChanged, WithSecurity } from '../../../shared/security/with-security.tsx';
import { LinkSocialAccount } from './link-social-account.tsx';
import { type SocialAccount, SocialAccountRow } from './social-account-row.tsx';
import { useLinkArrival } from './use-link-arrival.ts';

/** MC-03, LOGIN-11: the accounts elsewhere that open this one: seen, taken away, and others linked. */
export default function SocialAccountsRoom() {
  const words = useText('social');
  const accounts = useQuery({
    ...ownQuery('social-accounts'),
    queryFn: () => send(listSocialAccounts, {}),
    staleTime: 0,
  });
  const { isLinking, problem, setProblem } = useLinkArrival();
  return (
    <WithSecurity>
      {({ hasLoginPassword }) => (
        <Answer of={accounts}>
          {(linked) => (
            <Step key={linked.length}>
              {isLinking && (
                <p role="status" className="text-muted mb-4">
                  {words('linkRunning')}
                </p>
              )}
              <Accounts linked={linked} hasLoginPassword={hasLoginPassword} onProblem={setProblem} />
              <div className="mt-4">
                <FormProblem text={problem} />
              </div>
            </Step>
          )}
        </Answer>
      )}
    </WithSecurity>
  );
}

function Accounts(props: {
  linked: readonly SocialAccount[];
  hasLoginPassword: boolean;
  onProblem: (problem: string | undefined) => void;
}) {
  const { linked, hasLoginPassword, onProblem } = props;
  const text = useText('security');
  const switchedOn = useSocialProviders();
  const [leaving, setLeaving] = useState<SocialAccount | null>(null);
  const providers = switchedOn.filter((provider) => !linked.some((account) => account.provider === provider));
  const isLastWay = linked.length === 1 && !hasLoginPassword;
  const note = linked.length > 0 ? 'socialNote' : providers.length > 0 ? 'noSocialAccount' : 'socialClosed';
  return (
    <>
      <p className="text-muted text-pretty">{text(note)}</p>
      {linked.length > 0 && (
        <ul className="centre-list mt-4">
          {linked.map((account) => (
            <SocialAccountRow
              key={account.provider}
              account={account}
              onUnlink={isLastWay ? undefined : () => setLeaving(account)}
            />
          ))}
        </ul>
      )}
      {isLastWay && <p className="mt-4 text-pretty">{text('lastWayIn')}</p>}
      {providers.length > 0 && hasLoginPassword && (
        <div className="social">
          <LinkSocialAccount providers={providers} onProblem={onProblem} />
        </div>
      )}
      {!hasLoginPassword && (isLastWay || providers.length > 0) && (
        <div className="mt-6">
          <NeedsLoginPassword />
        </div>
      )}
      {leaving && <Unlink account={leaving} onEnd={() => setLeaving(null)} />}
    </>
  );
}

function Unlink({ account, onEnd }: { account: SocialAccount; onEnd: () => void }) {
  const text = useText('security');
  const provider = useText('social')(account.provider);
  const accountHasChanged = useAccountHasChanged();
  const unlink = async (): Promise<void> => {
    await send(removeSocialAccount, { params: { provider: account.provider } });
    notify({ tone: 'done', text: text('socialUnlinked', { provider }) });
    onEnd();
    await accountHasChanged();
  };
  return (
    <AskDialog
      title={text('unlinkTitle', { provider })}
      note={text('unlinkNote', { provider })}
      confirm={text('unlink')}
      onConfirm={unlink}
      onClose={onEnd}
    />
  );
}
