import './social-buttons.css';
import type { SocialProvider } from '@pelita/contract';
import { useText } from '../../../shared/language/use-text.ts';
import { SocialMark } from './social-marks.tsx';

/** To the page of an identity provider; while somebody is on the way to one of them, none can be pressed. */
export function SocialButton(props: {
  provider: SocialProvider;
  label: string;
  leavingTo: SocialProvider | undefined;
  onPress: () => void;
}) {
  const { provider, label, leavingTo, onPress } = props;
  const text = useText('social');
  return (
    <button
      type="button"
      className="button button-quiet social-button"
      disabled={leavingTo !== undefined}
      onClick={onPress}
    >
      <SocialMark provider={provider} />
      {leavingTo === provider ? text('leaving', { provider: text(provider) }) : label}
    </button>
  );
}
