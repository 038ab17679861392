import { type CallValue, type listSocialAccounts } from '@pelita/contract';
import { Moment } from '@pelita/ui/moment';
import { useText } from '../../../shared/language/use-text.ts';
import { SocialMark } from './social-marks.tsx';

export type SocialAccount = CallValue<typeof listSocialAccounts>[number];

/** A linked account: whose it is, since when, and its end; the last way in has none. */
export function SocialAccountRow(props: { account: SocialAccount; onUnlink: (() => void) | undefined }) {
  const { account, onUnlink } = props;
  const text = useText('security');
  const provider = useText('social')(account.provider);
  return (
    <li className="centre-row social-account">
      <SocialMark provider={account.provider} />
      <div className="min-w-0 grow">
        <b className="block">{provider}</b>
        {account.name !== null && (
          <p className="text-sm break-words">
            <bdi>{account.name}</bdi>
          </p>
        )}
        <p className="text-muted text-sm">
          {text('linkedAt')}: <Moment at={account.linkedAt} />
        </p>
      </div>
      {onUnlink && (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={text('unlinkOf', { provider })}
          onClick={onUnlink}
        >
          {text('unlink')}
        </button>
      )}
    </li>
  );
}
