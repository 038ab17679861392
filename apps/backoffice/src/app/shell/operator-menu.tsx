import { operatorLogout } from '@pelita/contract/office';
import { useFailureText } from '@pelita/ui/failure-text';
import { Menu } from '@pelita/ui/menu';
import { Moment } from '@pelita/ui/moment';
import { notify } from '@pelita/ui/notice';
import { switchSingleKeys, useAreSingleKeysOn } from '../../shared/keys/single-keys.ts';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { closeSession } from '../../shared/session/session.ts';
import { useOperator } from '../../shared/session/use-operator.ts';
import { lockNow } from '../keep-session.ts';

/** Who is logged in with which roles and since which login before, what single letters do, and how to leave. */
export function OperatorMenu() {
  const text = useText('officeFrame');
  const roles = useText('officeRoles');
  const failureText = useFailureText();
  const operator = useOperator();
  const hasSingleKeys = useAreSingleKeysOn();
  const act = async (name: string): Promise<void> => {
    if (name === 'lock') return lockNow();
    if (name === 'singleKeys') return switchSingleKeys();
    try {
      await send(operatorLogout, { body: {} });
      closeSession(false);
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    }
  };
  return (
    <div className="operator-menu">
      <div className="operator-menu-words">
        <span>{operator.roles.map((role) => roles(role)).join(' · ')}</span>
        {operator.lastLogin && (
          <span>
            {text('lastLogin')} <Moment at={operator.lastLogin.at} />
          </span>
        )}
      </div>
      <Menu
        label={operator.username}
        items={[
          { name: 'singleKeys', label: text(hasSingleKeys ? 'singleKeysOff' : 'singleKeysOn') },
          { name: 'lock', label: text('lock') },
          { name: 'logOut', label: text('logOut') },
        ]}
        onAct={(name) => void act(name)}
      />
    </div>
  );
}
